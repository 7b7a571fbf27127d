import { startReturningFocus } from './return-focus.ts'
import { startScrollRestoration } from './scroll-restoration.ts'

/**
 * Starts what a page needs only once its visitor has scrolled, pressed or typed. `start.ts` calls this function then.
 * If the page is shown again, it calls the function at once: the browser has already scrolled the page, Back has
 * reloaded the document, or the page of this history entry was left before.
 */
export function startAfterFirstTouch(isShownAgain: boolean): void {
  startScrollRestoration(isShownAgain)
  startReturningFocus()
}
