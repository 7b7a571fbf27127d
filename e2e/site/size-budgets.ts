/**
 * Size budgets of the built site, in kB (1000 bytes). Sizes are those after compression with brotli, as the server (the
 * relay) sends the files. To make a page heavier on purpose, raise its line here and say in the commit message what the
 * additional bytes are for.
 */

/**
 * The HTML of a page with its styles, in the language in which it is heavier. A server sends up to 13.65 kB of it (the
 * initial congestion window of TCP without the headers) before it waits for an acknowledgement. The rest of a heavier
 * page arrives a round trip later.
 *
 * Some parts of every page, in kB:
 * - 0.6: colours of the dark scheme, and the switch for it
 * - 0.4: texts about updates, data saving and installing
 * - 0.2: styles for large screens, English headings, the tiles in the drawer (the menu on phones), and the place of the
 *   notices that a first visit shows
 * - 0.2: saving what is typed into a form before its script has loaded (`early-drafts.ts`)
 * - 0.2: starting the scripts although the browser reports no paint, retrying failed scripts, and the texts for this
 * - 0.1 each: the link "I'm done here" in the drawer; non-breaking spaces; the footer and the width of its columns;
 *   handling history entries that an earlier document made; the notice of results of submissions that the visitor has
 *   not seen; space for the badge in a narrow header; building the inline script from modules; switching the language
 *   in a new tab, or offline to a language whose pages are not on the device; whole tiles, even columns and a dark ground
 *   at night in the footer, and equal buttons in heroes
 * - 0.03 each: delaying the first paint until the whole header is there; the script that marks the page in fair mode
 *
 * Some parts of single pages, in kB:
 * - case studies: 0.6 for the second and third drawing, facts, list of sections; 0.4 for the floors at the beginning
 *   of chapters, headings in the margin and the wide row of share buttons; 0.3 for the picture of the product, with its
 *   alternative text, and for figures as large as their tiles
 * - services: 0.5 for the quote, a line on each tile, reasons for technologies; 0.1 for the picture beside the quote and
 *   the colours of icons; 0.1 for icons and logos on tiles, and for cards that share the rows of their texts; 0.2 for
 *   capabilities whose pictures fill half a tile, and logos on coloured strips; 0.2 for a result on each card, large
 *   pictures on phones and rows of technologies
 * - how we work: 2.1 for seventeen questions that buyers ask; 0.4 for the tiles of
 *   working days and chapters, and the picture of the rooms; 0.2 for the pictures of contracts, and a room on each tile;
 *   0.1 for tiles of what clients get, from edge to edge
 * - privacy policy: 0.3 for its figures, subheads and closing band; 0.4 for the openings and tables of its sections and
 *   the lengths of time, drawn as tiles
 * - home, contact and jobs: 0.1 for the panel of the form and its larger fields on tablets; 0.1 for its striped edge and
 *   stamp
 * - jobs: 0.3 for terms on tiles, numbered tasks and the wall of benefits; 0.1 for the pictures of phone and letter;
 *   0.3 for the drawings of the terms, and the pictures beside what one brings and gets; 0.1 for the picture beside the
 *   share buttons, and for rows of other jobs that are shorter on phones
 * - home, how we work and contact: 0.1 for the pictures on their cards
 * - home: 0.1 for figures that stand in one line on the narrowest phones; 0.3 for a large success story, a result of each
 *   story, and the pictures of the three values; 0.2 for services on a chessboard, and for rows instead of cards on phones
 * - list of case studies: 0.7 for a result on each card, the colours of industries, two large cards, and small cards on
 *   phones; 0.5 for the call at the end, the number that is left to load, and rows instead of cards on phones
 * - case studies: 0.1 for the covers of the neighbours
 * - artificial intelligence and data science: 0.1 for labels on the line of their figures
 * - artificial intelligence: 0.1 for pictures beside their capabilities
 * - artificial intelligence and web development: 0.2 for groups of technologies as tiles of a chessboard
 * - mobile app development: 0.1 for quoting the client in full, because half of the quote cannot be understood alone
 */
export const HTML_MAX_KB: Record<string, number> = {
  '/': 19.3,
  '/software-development': 16.2,
  '/web-development': 15.2,
  '/mobile-app-development': 15.8,
  '/managed-services': 14.5,
  '/artificial-intelligence': 15.1,
  '/data-science': 14.5,
  '/case-studies': 15.2,
  '/case-studies/…': 18.4,
  '/how-we-work': 15,
  '/jobs/…': 16.9,
  '/privacy-policy': 16.3,
  '/contact-us': 14.6,
  '/about-history': 14.2,
}

/**
 * The budget for the HTML of each page that has no line in `HTML_MAX_KB`. Up to this size (the initial congestion
 * window of TCP) the server sends the whole page without waiting for an acknowledgement. A smaller budget would fail
 * for no reason: a page that is one byte too large loses its later styles, 1 kB (`scripts/build/later-states.ts`), and
 * gets them back when one of its texts becomes shorter.
 */
export const OTHER_HTML_MAX_KB = 13.65

/**
 * The scripts that every page loads before the first action of a visitor. 0.9 kB of them are `workbox-window`
 * (`device/updates/register-worker.ts`). 0.3 kB start fair mode on devices in this mode. 0.3 kB are scroll anchoring:
 * the text that the visitor reads does not move when parts above it change (`document/scroll-anchoring.ts`). 0.1 kB
 * fetches the scripts of islands before they are imported, once the visitor has touched the page. Another 0.1 kB tells
 * which scroll positions are the browser's own, after Back, and 0.1 kB gets the right module of a chunk when a failed
 * import is tried again.
 */
export const START_MAX_KB = 14.5

/**
 * The scripts of a page after React has hydrated one of its islands (the parts that React operates): those of
 * `START_MAX_KB`, React and the code of the island. Code that loads on demand is not included.
 *
 * Some parts of these sums, and of the service worker (`sw.js` in `FILE_MAX_KB`), in kB:
 * - Mantine's drop zone: application form 3.9
 * - Mantine's headless provider: each of the two forms 1.2
 * - React Router: list of case studies 4.6
 * - a result on each card: list of case studies 0.6
 * - encryption of waiting submissions: outbox 1.2, forms and worker 0.2; the code that encrypts loads on demand
 * - fair mode: forms 2.3, because they encrypt before they store and keep drafts in the worker's memory; outbox 1.4,
 *   worker 0.5
 * - `repeatWhenRestored`, which repeats operations that Firefox drops in the bfcache: application form and worker 0.1
 * - receipts with their tile, status code and pictures to save: forms and outbox 3.7; the QR code loads on demand
 * - the status page, which adds an entry to the list of all islands: list of case studies 0.4, worker 0.2
 * - sending in parts: outbox 0.2, worker 0.7
 * - unmounting an island whose page is no longer in the document: each island 0.2; together with a form's reaction to a
 *   newer draft that another page has saved: forms 0.4
 * - distinguishing an unreadable outbox from an empty one, and asking visitors to open the site when the browser will
 *   not wake the worker again: outbox 0.3, forms and worker 0.2
 * - asking before a correction replaces another draft: forms 0.2
 * - recognising the draft of another tab, taking it over, and noticing that another tab has corrected or deleted the
 *   submission: forms 0.6
 * - moving a draft from local storage to the database, following the stored draft when Back shows a form with an unsaved
 *   change, composing letters, and marking the relay's English message as English: forms 0.4
 * - sending and clearing while the device is full, and recognising a draft that another page has moved to the database:
 *   forms 0.3, outbox 0.2
 * - keeping what a password manager writes into fields without an event, asking before a page is left that alone has a
 *   submission, and taking a lost file from the draft: forms 0.3
 * - sending a draft once that two tabs show, and an application once in two languages: forms 0.2
 * - keeping a second form in one document from a hydration mismatch: forms and outbox 0.1
 * - drafts that stay until their submission is known to be stored: forms and outbox 0.1
 * - one hook for each concern of a form (sending, honeypot, waiting for the draft): forms 0.1
 * - the limits of requests on a line of 1 kB/s, and going from parts to one request or back: outbox and worker 0.2. The
 *   digests in the worker's manifest change its size by up to 0.1 kB whenever a file of the site changes, and the
 *   hashes in names of scripts change the other sums by up to 0.1 kB.
 * - the addresses of the pictures of capabilities: worker 0.2; of values, of us, and of a project's steps: worker 0.1; of the
 *   products in case studies: worker 0.1
 * - recognising that a draft is being sent, at a fair and from another tab of a full device: forms and outbox 0.1
 * - at a fair, keeping what is typed in a form's first moment, and giving the file again to a worker that was stopped:
 *   forms and outbox 0.2
 * - going on in a page that the browser translates: each island 0.3
 * - saying that the browser refuses to delete or send an entry, finding the oldest one that waits, and the hashes of
 *   addresses that several islands share: forms 0.2, outbox 0.1
 */
export const ISLAND_MAX_KB: Record<string, number> = {
  'application-section': 158.5,
  'case-study-list-island': 101.5,
  'contact-section': 146.4,
  'submission-list': 117.6,
}

/**
 * The budgets for two kinds of style sheets. A style sheet of the first kind (a part) loads together with a script. One
 * of the second kind contains the later states of a page: styles that the first frames do not need, such as hover and
 * print (`scripts/build/later-states.ts`). A page whose HTML has at most 13.65 kB including its later states needs no
 * style sheet for them, because its HTML contains them.
 */
export const STYLE_MAX_KB = {
  'the largest part': 2.8,
  'all parts': 12.8,
  'a page with its later states': 3.9,
}

export const FILE_MAX_KB: Record<string, number> = {
  'boot.js': 0.4,
  'sw.js': 23.4,
}

/**
 * The budget for each group, an archive of files for reading offline. An update that changes one file of a group costs
 * a download of the whole group. The largest group contains the islands, with the texts of the list of case studies.
 */
export const GROUP_MAX_KB = 79.2

/**
 * The budget for all groups (archives of files for reading offline) together, divided by the number of pages in the
 * sitemap. The site may thus grow by more pages, but not by larger pages. Files for pages outside the sitemap count
 * too: receipts and the status page take 0.05 kB of this budget. The pictures on cards take 0.3 kB, those of jobs 0.2 kB,
 * the picture of rooms on how we work 0.05 kB, the tube house on the security page 0.1 kB, the panels of forms and the
 * outbox's empty floor 0.05 kB, the tiles of case studies and their floors 0.1 kB, the scenes of the privacy policy
 * 0.1 kB, the pictures of capabilities 0.1 kB, those of values and of the text about us 0.1 kB, the light of devices by
 * night on /install and /fair 0.01 kB, the drawings of the accessibility page 0.03 kB, the pictures of products in case
 * studies, with their alternative texts, 0.2 kB, paw prints, the views of pictures and the shelf below the case studies
 * 0.03 kB.
 */
export const GROUPS_MAX_KB_PER_PAGE = 11.55
