/** State of the page, in `data-` attributes of `<html>`. Style sheets, tests and other modules read it there. */
interface PageState {
  /** The theme that the visitor has chosen. Empty if the page follows the device's setting. */
  theme?: 'day' | 'night' | ''
  /**
   * How much of the page is rendered (`first-frame.ts`). `first`: only the first screen. `next`: also the next part.
   * Absent: everything.
   */
  loading?: 'first' | 'next'
  /**
   * Set once every part of the page is laid out: from then on no part is under `content-visibility: auto`
   * (`first-frame.ts`).
   */
  laidOut?: ''
  /**
   * Set if the address contains filters. The served list of case studies is not filtered, so it stays hidden until
   * React shows the filtered list.
   */
  query?: ''
  /** Set when `start.ts` has run. Until then `load-scripts.ts` keeps trying to load the scripts. */
  alive?: ''
  /**
   * Set when the visitor has done anything: by `first-touch.ts`, or by `early-presses.ts` if `first-touch.ts` has not
   * loaded yet. From then on the scripts of islands are fetched before they are imported, as they always are in pages
   * without a service worker: a failed fetch can be repeated, a failed import cannot. `scripts/build/preload-helper.ts`
   * reads this attribute by its name.
   */
  touched?: ''
  /** Set when links replace the page's content instead of loading a new document (`same-document-navigation.ts`). */
  navigates?: ''
  /** Set while the status bar shows a note. Style sheets then keep a focused element from being covered by the note. */
  noted?: ''
  /** Set if the device is in fair mode (`device/fair-mode/`). */
  fair?: ''
  /**
   * How much of the site is on the device (`device/offline/readiness.ts`). `text`: all pages in the language of this
   * page, and the files that every page needs at its start. `ready`: the whole site.
   */
  offline?: 'text' | 'ready'
  /** Set when the browser can install the site (`start-install-card.ts`). */
  installable?: ''
  /**
   * Address of the style sheet with the rules that the first frames do not need, such as those for `:hover`
   * (`scripts/build/later-states.ts`). `boot.js` loads it. Absent if the style in the page is complete.
   */
  laterStyle?: string
}

export const pageState = document.documentElement.dataset as PageState

/**
 * Name of the event that is fired on `window` when the theme may have changed, or when elements that depend on the
 * theme (`data-night`) were added.
 */
export const THEME_CHANGE = 'themechange'
