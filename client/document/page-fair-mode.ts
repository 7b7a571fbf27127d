import { pageState } from './page-state.ts'
import { storage } from './storage.ts'

/** As `isFairMode` of `device/fair-mode/`, whose module would make the inline script larger. */
function isFairModeOn(): boolean {
  return Boolean(storage('localStorage')['fair-mode'])
}

/** Sets `data-fair` on `<html>` before the first paint if the device is in fair mode. */
export function noteFairMode(): void {
  if (isFairModeOn()) pageState.fair = ''
}

/**
 * Reloads this page when another page starts or ends fair mode, also if that happened while this page was loading.
 * Otherwise, after the start of fair mode, this page would have no bar with which visitors clear the tablet, and would
 * not clear itself.
 */
export function followFairMode(): void {
  const reloadIfChanged = () => {
    const isShown = 'fair' in pageState
    if (isShown !== isFairModeOn()) location.reload()
  }
  addEventListener('storage', reloadIfChanged)
  // A page in the bfcache gets no `storage` event.
  addEventListener('pageshow', reloadIfChanged)
  reloadIfChanged()
}
