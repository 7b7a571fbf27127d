/**
 * Size budgets of the built site, in kB (1000 bytes) as the relay sends it (brotli). To make a page heavier on purpose, raise
 * its line here and say in the commit what the bytes are for.
 */

/**
 * The HTML of a page with all its styles inside, the heavier of its languages; 14 at most, so that it comes with its first packets. Of
 * home, whose notes and labels wait hidden in the HTML since no script renders them, the very end comes a round trip later. What a new
 * version changes, what is saved where data is to be spared, and the way to install stand there, too: 0.4; spaces that do not break:
 * 0.1; the colours of the night and their switch: 0.6. Of a story, a second and a third drawing, three facts and the chapters beside the
 * text: 0.6. On the pages of services, a client’s words, a line on each tile and why each technology was chosen: 0.5. The footer's headings,
 * address and hours, and the way to how we work: 0.1; on the page about us, five people: 0.6. That entries of the history are
 * loaded which an earlier document has made: 0.1. What has become of submissions nobody has seen the end of, and how many need their author:
 * 0.1. That a page starts though no paint is reported, asks again for scripts that did not come, and says so in a form: 0.1, with the words 0.2.
 * That the badge of the outbox finds room in a narrow header: 0.1.
 */
export const HTML_MAX_KB: Record<string, number> = {
  '/': 17.4,
  '/services': 13.1,
  '/software-development': 15,
  '/web-development': 13.9,
  '/mobile-app-development': 14.5,
  '/managed-services': 14,
  '/artificial-intelligence': 14.1,
  '/data-science': 14,
  '/case-studies': 14.2,
  '/case-studies/…': 16.1,
  '/about-us': 12.8,
  '/about-history': 13.8,
  '/how-we-work': 12.7,
  '/contact-us': 13.9,
  '/careers': 12.9,
  '/jobs/…': 14.2,
  '/privacy-policy': 14.1,
  '/security': 11.5,
  '/accessibility': 11.2,
  '/install': 10.4,
}

/** The HTML of a page that `HTML_MAX_KB` does not name: it arrives with its first packets. */
export const OTHER_HTML_MAX_KB = 14

/** The scripts of every page before a visitor does anything. 0.9 of it is Workbox' `Workbox` (`client/device/updates/register-worker.ts`). */
export const START_MAX_KB = 13.2

/** The same with a hydrated island: React and the code of the island, without code that loads on demand. */
export const ISLAND_MAX_KB: Record<string, number> = {
  'application-section': 138.4,
  'case-study-list-island': 95.4,
  'contact-section': 130.6,
  'submission-list': 103.1,
}

/** The style sheets that load with scripts, and those with the later states of a page, which its HTML leaves out. */
export const STYLE_MAX_KB: Record<string, number> = {
  'the largest part': 2.2,
  'all parts': 8,
  'a page with its later states': 3.6,
}

export const FILE_MAX_KB: Record<string, number> = {
  'boot.js': 0.3,
  'sw.js': 19.1,
}

/** A group of files for reading offline: the cost of an update that changes one of its files. The largest is React. */
export const GROUP_MAX_KB = 76

/** All groups, divided by the number of listed pages: the site may grow by pages, but not by their size. */
export const GROUPS_MAX_KB_PER_PAGE = 9.8
