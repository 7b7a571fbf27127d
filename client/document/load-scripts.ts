import { renderRest } from './first-frame.ts'
import { pageState } from './page-state.ts'

/** The longest wait for a page's pictures, and the first wait between two tries to load its scripts: either may never come. */
const LATEST_MS = 5000
/** The longest wait for a page that comes from the device. */
const LATEST_ON_DEVICE_MS = 1000
/** Browsers paint pictures some frames after the page has loaded; scripts would hold that up. */
const PICTURES_PAINT_MS = 250

let tries = 0

/**
 * Imports the page's scripts once the browser has painted the page and parsed its whole HTML. If a service worker controls the page, the scripts are
 * on the device and are imported right after the first paint. On a first visit they are imported after the page has loaded with its pictures. Each
 * wait has a limit, because browsers do not report every paint: Firefox does not if the page opens at an anchor, and no browser does in a background
 * tab.
 */
export function loadScriptsAfterPaint(): void {
  const isOnDevice = navigator.serviceWorker?.controller
  new PerformanceObserver(async () => {
    await renderRest()
    if (isOnDevice) loadScripts()
  }).observe({ type: 'paint', buffered: true })
  addEventListener('load', () => {
    setTimeout(loadScripts, PICTURES_PAINT_MS)
    // If the browser refuses storage, `serviceWorker` is undefined or the registration fails. The page works without a service worker.
    navigator.serviceWorker?.register('/sw.js').catch(() => {})
  })
  setTimeout(loadScripts, isOnDevice ? LATEST_ON_DEVICE_MS : LATEST_MS)
  // WebKit breaks imports off when the page is left, and keeps the page for Back.
  addEventListener('pageshow', ({ persisted }) => persisted && importScripts())
  addEventListener('online', importScripts)
}

function loadScripts(): void {
  delete pageState.loading
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', loadScripts)
  else if (!tries) importScripts()
}

/**
 * Tries again, after a longer wait each time, until `start.ts` has run. Browsers never ask again for a script that could not be imported
 * (whatwg/html#6768), and WebKit waits for good for one of a page that was left meanwhile: each try has another address. To load the page
 * anew instead would lose what was typed.
 */
function importScripts(): void {
  if ('alive' in pageState) return
  import(/* @vite-ignore */ `/boot.js${'?'.repeat(tries)}`).catch(() => {})
  setTimeout(importScripts, ++tries * LATEST_MS)
}
