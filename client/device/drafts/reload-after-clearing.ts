import { CLEARED_AT_KEY, wasCleared } from './cleared-device.ts'

/**
 * Reloads this page when another page clears the device: at once, or when Back shows this page again from the bfcache.
 */
export function startReloadAfterClearing(): void {
  const reloadIfCleared = () => {
    if (!wasCleared()) return
    // The page is shown until the reloaded one arrives: hide what the former person typed, chose and sent.
    document.body.hidden = true
    // Firefox keeps the values of fields in a reload, so the fields are emptied first.
    for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) field.value = ''
    // The hash of the status page contains a status code, with which the next person could look up the submission.
    if (/^#LAT/i.test(location.hash)) history.replaceState(history.state, '', location.pathname)
    location.reload()
  }
  addEventListener('storage', ({ key }) => key === CLEARED_AT_KEY && reloadIfCleared())
  addEventListener('pageshow', reloadIfCleared)
}
