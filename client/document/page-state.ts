/** What scripts know about a page, in `data-` attributes of `<html>`: style sheets, tests and other modules read it there. */
interface PageState {
  /** The theme that the visitor has chosen; empty where the page follows the device. */
  theme?: 'day' | 'night' | ''
  /** How much is rendered so far (`first-frame.ts`): `first` the first screen, `next` one part more. Absent: everything. */
  loading?: 'first' | 'next'
  /** Set when no part is left to `content-visibility: auto` (`first-frame.ts`). */
  laidOut?: ''
  /** Set when the address names filters: the served list of case studies, which knows none, stays hidden until React shows it. */
  query?: ''
  /** Set when `start.ts` has run. */
  alive?: ''
  /** Set when links swap the page inside the document (`same-document-navigation.ts`). */
  navigates?: ''
  /** How much of the site is on the device (`offline-readiness.ts`). */
  offline?: 'text' | 'ready'
  /** Set when the browser can install the site (`start-install-card.ts`). */
  installable?: ''
  /** Address of the styles that this page leaves for later (`scripts/build/later-states.ts`). */
  laterStyle?: string
}

export const pageState = document.documentElement.dataset as PageState

/** Event of the window: the theme may have changed, or elements that depend on it (`data-night`) have come. */
export const THEME_CHANGE = 'themechange'
