/**
 * Size budgets of the built site, in kB (1000 bytes), compressed with brotli as the relay sends the files. To make a
 * page heavier on purpose, raise its line here and say in the commit message what the additional bytes are for.
 */

/**
 * The HTML of a page with all its styles, in the language in which it is heavier. The first packets carry up to 14 kB;
 * the end of the home page arrives a round trip later. Some parts of these sums, in kB:
 *
 * - every page: "I'm done here" in the drawer 0.1 · texts of updates, data saving and installing 0.4 · colours of the dark scheme and their switch 0.6 ·
 * non-breaking spaces 0.1 · footer 0.1 · history entries of an earlier document 0.1 · unseen outcomes of submissions
 * 0.1 · sizes of large screens, lines of English headings, the drawer's tiles, place of the first notes 0.2 · start
 * without a reported paint, retry of scripts and its texts 0.2 · space for the badge in a narrow header 0.1
 * · inline script made of modules 0.1 · first paint with the whole header 0.03
 * · mark of fair mode 0.03
 * - case studies: second and third drawing, facts, list of sections 0.6
 * - services: quote, a line on each tile, reasons for technologies 0.5
 * - about us: five people 0.6
 * - how we work: fourteen questions that buyers ask, in the text and for search engines 2.1
 */
export const HTML_MAX_KB: Record<string, number> = {
  '/': 17.7,
  '/services': 13.5,
  '/software-development': 15.4,
  '/web-development': 14.3,
  '/mobile-app-development': 14.9,
  '/managed-services': 14,
  '/artificial-intelligence': 14.1,
  '/data-science': 14,
  '/case-studies': 14.2,
  '/case-studies/…': 16.5,
  '/about-us': 13.3,
  '/about-history': 14,
  '/how-we-work': 14.4,
  '/contact-us': 14,
  '/careers': 13.3,
  '/jobs/…': 14.7,
  '/privacy-policy': 14.3,
  '/security': 11.9,
  '/accessibility': 11.6,
  '/install': 11.2,
}

/**
 * The HTML of a page that has no line in `HTML_MAX_KB`. Up to this size the whole page arrives with the first packets.
 */
export const OTHER_HTML_MAX_KB = 14

/**
 * The scripts that every page loads before the first action of a visitor. 0.9 kB of them are `workbox-window`
 * (`device/updates/register-worker.ts`), 0.3 kB start fair mode where it is on.
 */
export const START_MAX_KB = 13.5

/**
 * The scripts of a page after one of its islands has been hydrated: those of `START_MAX_KB`, React and the code of the
 * island. Code that loads on demand is not included.
 *
 * Libraries in these sums: Mantine's drop zone adds 3.9 kB to the application form, Mantine's headless provider 1.2 kB
 * to each of the two forms, and React Router 4.6 kB to the list of case studies. Sealing adds 1.2 kB to the outbox, and
 * 0.2 kB to the forms and the worker; what encrypts loads on demand. Fair mode adds 2.3 kB to the forms, which encrypt
 * before they store and keep drafts in the worker's memory, 1.4 kB to the outbox and 0.5 kB to the worker. Repeating
 * what Firefox loses in the bfcache adds 0.1 kB to the application form and to the worker. Receipts with a tile of their
 * own, a status code and pictures to save add 3.7 kB to the forms and the outbox; the QR code loads on demand. The list
 * of all islands, in which the status page stands, adds 0.4 kB to the list of case studies and 0.2 kB to the worker.
 * Sending in parts adds 0.2 kB to the outbox and 0.7 kB to the worker.
 */
export const ISLAND_MAX_KB: Record<string, number> = {
  'application-section': 151.9,
  'case-study-list-island': 99.1,
  'contact-section': 140.2,
  'submission-list': 112.2,
}

/**
 * The style sheets that load with scripts, and the largest style sheet of later states. The HTML of a page leaves out
 * the styles of its later states if it would be too large with them.
 */
export const STYLE_MAX_KB: Record<string, number> = {
  'the largest part': 2.2,
  'all parts': 10.4,
  'a page with its later states': 3.6,
}

export const FILE_MAX_KB: Record<string, number> = {
  'boot.js': 0.3,
  'sw.js': 20.9,
}

/**
 * A group of files for reading offline. An update that changes one of these files costs a download of the whole group.
 * The largest group contains React.
 */
export const GROUP_MAX_KB = 76

/**
 * The size of all groups divided by the number of pages in the sitemap. The site may thus grow by more pages, but not
 * by larger pages. Receipts and the status page, which no sitemap lists, take 0.05 of it.
 */
export const GROUPS_MAX_KB_PER_PAGE = 9.85
