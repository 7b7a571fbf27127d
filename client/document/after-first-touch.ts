/**
 * What a page needs only once its visitor has scrolled, pressed or typed. `start.ts` loads this module then, or at once
 * if the page is already scrolled, because Back has shown it.
 */
import { startKeepingPlace } from './keep-place.ts'
import { startReturningFocus } from './return-focus.ts'

startKeepingPlace()
startReturningFocus()
