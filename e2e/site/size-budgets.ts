/**
 * What the built site may weigh, in kB (1000 bytes) as the relay sends it (brotli). Whoever makes a page heavier on purpose raises
 * its line here, and says in the commit what the bytes are for.
 */

/**
 * The HTML of a page with all its styles inside, the heavier of its languages; 14 at most, so that it comes with its first packets. Of
 * home, whose notes and labels wait hidden in the HTML since no script renders them, the very end comes a round trip later. What a new
 * version changes, what is saved where data is to be spared, and the way to install stand there, too: 0.4; spaces that do not break:
 * 0.1; the colours of the night and their switch: 0.6.
 */
export const HTML_MAX_KB: Record<string, number> = {
  '/': 16.9,
  '/services': 12.3,
  '/software-development': 14,
  '/web-development': 13.6,
  '/mobile-app-development': 13.8,
  '/managed-services': 13.2,
  '/artificial-intelligence': 13.5,
  '/data-science': 13.2,
  '/case-studies': 14.1,
  '/case-studies/…': 15.1,
  '/about-us': 11.8,
  '/about-history': 13.4,
  '/contact-us': 13.4,
  '/careers': 12.4,
  '/jobs/…': 13.7,
  '/privacy-policy': 12.8,
  '/install': 9.9,
}

/** The scripts of every page before a visitor does anything. */
export const START_MAX_KB = 12

/** With an island that has been taken over, React and its code; not what comes on demand. */
export const ISLAND_MAX_KB: Record<string, number> = {
  'application-section': 141.3,
  'case-study-list-island': 94,
  'contact-section': 130,
  'submission-list': 98.2,
}

/** The style sheets that come with what a script renders, and that of a page whose HTML has no room for all of its states. */
export const STYLE_MAX_KB: Record<string, number> = {
  'the largest part': 2.2,
  'all parts': 8,
  'a page with its later states': 8.4,
}

export const FILE_MAX_KB: Record<string, number> = {
  'boot.js': 0.3,
  'sw.js': 16.5,
}

/** A group of files for reading offline: what an update costs that changes one of them. React alone is the largest. */
export const GROUP_MAX_KB = 76

/** What is fetched for reading offline, for each listed page: the site may grow by pages, not by their weight. */
export const GROUPS_MAX_KB_PER_PAGE = 9.7
