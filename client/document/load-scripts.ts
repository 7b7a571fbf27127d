import { renderRest } from './first-frame.ts'
import { pageState } from './page-state.ts'

/**
 * The scripts wait for the page's pictures, but for no longer than this time from the start of the page, because a
 * picture may never arrive. A failed import is tried again after the same time; before each further try the wait is
 * five seconds longer.
 */
const WAIT_MAX_MS = 5000
/**
 * If a service worker controls the page, the scripts wait for no longer than this time from the start of the page. The
 * time is shorter than `WAIT_MAX_MS`, because the scripts are then on the device.
 */
const WAIT_MAX_ON_DEVICE_MS = 1000
/**
 * Time between the page's `load` event and the import of the scripts. Browsers paint pictures some frames after `load`,
 * and running scripts would delay this paint.
 */
const PICTURES_PAINT_MS = 250

let tries = 0

/**
 * Imports the page's scripts once the browser has painted the page and parsed its whole HTML. If a service worker
 * controls the page, the scripts are on the device and are imported right after the first paint. On a first visit they
 * are imported after the page has loaded with its pictures. Each wait has a limit, because a picture may never arrive
 * and because browsers do not report every paint: Firefox reports none if the page opens at an anchor, and no browser
 * reports any in a background tab.
 */
export function loadScriptsAfterPaint(): void {
  const isOnDevice = navigator.serviceWorker?.controller
  addEventListener('load', () => {
    setTimeout(showWholeAndImport, PICTURES_PAINT_MS)
    // If the browser refuses storage, `serviceWorker` is undefined or the registration fails. Both cases are ignored,
    // because the page works without a service worker.
    navigator.serviceWorker?.register('/sw.js').catch(() => {})
  })
  setTimeout(showWholeAndImport, isOnDevice ? WAIT_MAX_ON_DEVICE_MS : WAIT_MAX_MS)
  // When the visitor leaves a page, WebKit aborts the page's imports, but keeps the page for Back. If Back shows the
  // page again, the scripts must be imported anew.
  addEventListener('pageshow', ({ persisted }) => persisted && importScripts())
  addEventListener('online', importScripts)
  // Last, because this throws in a Firefox that was told to lack `PerformanceObserver`.
  new PerformanceObserver(async () => {
    await renderRest()
    if (isOnDevice) showWholeAndImport()
  }).observe({ type: 'paint', buffered: true })
}

/**
 * Renders all parts of the page, also if no paint was reported (`renderRest` has then not run), and begins the first
 * import of the scripts once the whole HTML is parsed. A later call imports nothing more.
 */
function showWholeAndImport(): void {
  delete pageState.loading
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', showWholeAndImport)
  else if (!tries) importScripts()
}

/**
 * Imports the scripts, and tries again after a longer wait each time until `start.ts` has run. Each try has another
 * address, for two reasons: browsers never request a script again whose import has failed (whatwg/html#6768), and
 * WebKit waits forever for a script whose import began before the visitor left the page. Reloading the page instead
 * would lose what the visitor has typed.
 */
function importScripts(): void {
  if ('alive' in pageState) return
  import(/* @vite-ignore */ `/boot.js${'?'.repeat(tries)}`).catch(() => {})
  setTimeout(importScripts, ++tries * WAIT_MAX_MS)
}
