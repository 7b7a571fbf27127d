import { startKeepingPlace } from './keep-place.ts'
import { startReturningFocus } from './return-focus.ts'

/**
 * Starts what a page needs only once its visitor has scrolled, pressed or typed. `start.ts` calls this function then,
 * or at once with `isShownAgain` if the browser has already scrolled the page, or if Back has reloaded the document.
 */
export function startAfterFirstTouch(isShownAgain: boolean): void {
  startKeepingPlace(isShownAgain)
  startReturningFocus()
}
