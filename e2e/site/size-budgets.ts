/**
 * What the built site may weigh, in kB (1000 bytes) as the relay sends it (brotli). Whoever makes a page heavier on purpose raises
 * its line here, and says in the commit what the bytes are for.
 */

/** The HTML of a page with all its styles inside, the heavier of its languages; 14 at most, so that it comes with its first packets. */
export const HTML_MAX_KB: Record<string, number> = {
  '/': 14,
  '/services': 9.6,
  '/software-development': 12.2,
  '/web-development': 11,
  '/mobile-app-development': 12.2,
  '/managed-services': 10.6,
  '/artificial-intelligence': 11,
  '/data-science': 10.5,
  '/case-studies': 12.5,
  '/case-studies/…': 14,
  '/about-us': 8.4,
  '/about-history': 10.2,
  '/contact-us': 10.3,
  '/careers': 9,
  '/jobs/…': 11.8,
  '/privacy-policy': 10.2,
}

/** The scripts of every page before a visitor does anything. */
export const START_MAX_KB = 12

/** With an island that has been taken over, React and its code; not what comes on demand. */
export const ISLAND_MAX_KB: Record<string, number> = {
  'application-section': 135,
  'case-study-list-island': 98,
  'contact-section': 122,
  'submission-list': 96,
}

/** With a page (its file in `client/pages/`) that is rendered in the browser, React and router included. */
export const PAGE_SCRIPT_MAX_KB: Record<string, number> = {
  'about-history': 93,
  'about-us': 92,
  'artificial-intelligence': 95.5,
  careers: 90,
  'case-studies': 93,
  'case-study': 95.5,
  'contact-us': 135,
  'data-science': 95,
  home: 91,
  job: 147,
  'managed-services': 95,
  'mobile-app-development': 96.5,
  'not-found': 88,
  outbox: 100,
  'privacy-policy': 88.5,
  services: 90,
  'software-development': 96,
  'web-development': 96,
}

/** The style sheets that come with what a script renders, and that of a page whose HTML has no room for all of its states. */
export const STYLE_MAX_KB: Record<string, number> = {
  'the largest part': 4.5,
  'all parts': 32,
  'a page with its later states': 7.1,
}

export const FILE_MAX_KB: Record<string, number> = {
  'boot.js': 0.4,
  'sw.js': 18.8,
}

/** What is fetched for reading offline, for each listed page: the site may grow by pages, not by their weight. */
export const PACK_MAX_KB_PER_PAGE: Record<string, number> = {
  // Pages, texts and scripts.
  'packs/text.pack': 6.7,
  // Pictures and fonts.
  'packs/media.pack': 2.25,
}
