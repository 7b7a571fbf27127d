/**
 * Event of the window: the same page is about to be loaded in another language. `bootstrap.js` tells of it, and takes along how far the
 * page is scrolled; forms hand over what stands in them (`forms/handed-over.ts`).
 */
export const LANGUAGE_SWITCH = 'languageswitch'

/** Where that is kept: in the session's storage, which holds as long as the tab does. */
export const HANDED_OVER = 'handed-over'

/** True while that waits for its form. */
export function hasHandedOver(): boolean {
  try {
    return HANDED_OVER in sessionStorage
  } catch {
    return false
  }
}
