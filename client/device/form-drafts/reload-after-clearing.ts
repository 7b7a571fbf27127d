import { CLEARED_AT_KEY, wasCleared } from '#client/device/drafts/cleared-device.ts'
import { STATUS_CODE_HASH } from '#contract/addresses.ts'
import { reloadWithEmptyFields } from './reload-with-empty-fields.ts'

/**
 * Reloads this page when another page clears the device: at once, or when Back shows this page again from the bfcache.
 */
export function startReloadAfterClearing(): void {
  const reloadIfCleared = () => {
    if (!wasCleared()) return
    // The page is shown until the reloaded one arrives: hide what the former person typed, chose and sent.
    document.body.hidden = true
    // Each tab has a session storage of its own, which the page that cleared the device cannot empty. It may contain
    // the ids of what was submitted here (`content-key.ts`).
    try {
      sessionStorage.clear()
    } catch {
      // Session storage is refused, so it is empty.
    }
    // With the status code in the address of the status page the next person could look up the submission.
    if (STATUS_CODE_HASH.test(location.hash)) history.replaceState(history.state, '', location.pathname)
    reloadWithEmptyFields()
  }
  addEventListener('storage', ({ key }) => key === CLEARED_AT_KEY && reloadIfCleared())
  addEventListener('pageshow', reloadIfCleared)
}
