/**
 * What a page needs only once its visitor has scrolled, pressed or typed. `start.ts` loads this module then, or at once
 * if the browser has already scrolled the page, or if Back has reloaded the document.
 */
import { startKeepingPlace } from './keep-place.ts'
import { startReturningFocus } from './return-focus.ts'

startKeepingPlace()
startReturningFocus()
