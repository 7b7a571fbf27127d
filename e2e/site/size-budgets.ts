/**
 * Size budgets of the built site, in kB (1000 bytes) as the relay sends it (brotli). To make a page heavier on purpose, raise
 * its line here and say in the commit what the bytes are for.
 */

/**
 * The HTML of a page with all its styles, in the heavier language. Up to 14 kB arrive with the first packets; the end of home
 * comes a round trip later. Its parts, in kB:
 *
 * - every page: texts of updates, data saving and installing 0.4 · colours of the night and their switch 0.6 · non-breaking
 *   spaces 0.1 · footer 0.1 · history entries of an earlier document 0.1 · unseen outcomes of submissions 0.1 · start without a
 *   reported paint, retry of scripts and its texts 0.2 · space for the badge in a narrow header 0.1
 * - case studies: second and third drawing, facts, list of sections 0.6
 * - services: quote, a line on each tile, reasons for technologies 0.5
 * - about us: five people 0.6
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

/** The HTML of a page without a line in `HTML_MAX_KB`: it arrives with the first packets. */
export const OTHER_HTML_MAX_KB = 14

/** The scripts of every page before the first action of a visitor; 0.9 are `workbox-window` (`device/updates/register-worker.ts`). */
export const START_MAX_KB = 12.9

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
