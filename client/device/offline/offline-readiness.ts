import { messageSW } from 'workbox-window/messageSW.js'
import { startInactivityTimeout } from '#client/device/inactivity-timeout.ts'
import { registerWorker } from '#client/device/updates/register-worker.ts'
import { nextChance } from '#client/document/retry-import.ts'
import { splitLocale } from '#contract/addresses.ts'
import type { SiteProgress, SiteState, WorkerRequest } from '#contract/worker-message.ts'
import { type Readiness, readiness, setReadiness } from './readiness.ts'
import { savesData } from './saves-data.ts'

/** Local storage key; set if the browser is asked to save data (`savesData`), but the visitor wants the whole site. */
const WANTED_KEY = 'whole-site-wanted'
/**
 * If the worker sends no message for this long, the browser has probably stopped it, and the download counts as failed.
 */
const WORKER_TIMEOUT_MS = 60_000
/**
 * The wait after the first failed download. The visitor is not shown this failure. The wait is short, because the cause
 * has often gone by then: for example, the request for the worker's script broke off when the visitor left the previous
 * page.
 */
const FIRST_RETRY_MS = 2000
/**
 * The wait after the second failed download. Each further wait is twice as long, up to `LAST_RETRY_MS`, to save data
 * and battery.
 */
const SECOND_RETRY_MS = 60_000
const LAST_RETRY_MS = 60 * 60_000

let retryMs = FIRST_RETRY_MS
/**
 * True between a failed download and the next try. `nextChance` begins this try when Back shows the page again, so the
 * `pageshow` listener of `startOfflineReadiness` must not begin another.
 */
let isRetryPending = false
/** Call this when the worker sends a message: `askWorker` then waits for `WORKER_TIMEOUT_MS` anew. */
let restartWorkerTimeout = () => {}

/** Takes over the progress of a download from a message of the worker. */
function followProgress({ data }: MessageEvent<Partial<SiteProgress> | null>): void {
  // The message may come from an update that is installing. The files that the update has fetched do not make the
  // current version more complete, so its messages are ignored unless this page is waiting for a download.
  if (data?.type !== 'site-progress' || readiness.state !== 'preparing') return
  restartWorkerTimeout()
  const { done = 0, total = 1 } = data
  setReadiness({ done: Math.max(readiness.done, done), total })
}

/**
 * Resolves when the registration's worker is active; rejects when the worker cannot be installed, for example on a full
 * device. Workbox' promise `active` cannot be used here: it never rejects, and it stays pending on a page whose reload
 * bypassed the worker.
 */
function whenActive(registration: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const worker = registration.active ?? registration.waiting ?? registration.installing
  return new Promise((resolve, reject) => {
    const look = () => {
      // After an update WebKit reports to the reloaded page that its worker is still `activating`, and never corrects
      // this. Therefore a worker that controls the page counts as active.
      if (worker && (worker.state === 'activated' || worker === navigator.serviceWorker.controller)) resolve(worker)
      else if (!worker || worker.state === 'redundant') reject(new Error('No worker was installed'))
    }
    worker?.addEventListener('statechange', look)
    look()
  })
}

/** Sends a request to the worker and waits for its answer. Rejects if no message comes for `WORKER_TIMEOUT_MS`. */
async function askWorker(worker: ServiceWorker, request: WorkerRequest): Promise<SiteState> {
  const inactivity = startInactivityTimeout(WORKER_TIMEOUT_MS)
  restartWorkerTimeout = inactivity.restart
  const silence = inactivity.expired.then(() => Promise.reject(new Error('No answer')))
  try {
    return await Promise.race([messageSW(worker, request), silence])
  } finally {
    inactivity.stop()
  }
}

/** True unless the visitor saves data and has not asked for the whole site. */
function mayDownloadAll(): boolean {
  try {
    return !savesData() || localStorage.getItem(WANTED_KEY) !== null
  } catch {
    return false // local storage is refused
  }
}

/** Returns the readiness after a download. If files are still missing, the download has failed or was not wanted. */
function readinessOf({ isFull, ...site }: SiteState): Readiness {
  if (site.done === site.total) return { ...site, state: 'ready' }
  if (isFull) return { ...site, state: 'full' }
  return { ...site, state: site.hasText && !mayDownloadAll() ? 'sparing' : 'failed' }
}

/**
 * Downloads the files of the site that are missing on the device. Resolves with the state afterwards. Rejects if the
 * worker cannot be installed or does not answer.
 */
async function downloadMissing(): Promise<Partial<Readiness>> {
  const registration = await registerWorker()
  if (!registration) return { state: 'unsupported' }
  if (!registration.active) setReadiness({ state: 'preparing' })
  const worker = await whenActive(registration)
  const { locale } = splitLocale(location.pathname)
  let site = await askWorker(worker, { type: 'site-state', locale })
  // `hasText` is false if pages in the visitor's language are missing: after the visitor has changed the language, or
  // after the browser has evicted files. These pages are fetched even for a visitor who saves data.
  if (site.done < site.total && (mayDownloadAll() || !site.hasText)) {
    setReadiness({ state: 'preparing', hasText: site.hasText, done: site.done, total: site.total })
    site = await askWorker(worker, { type: 'site-download', locale, isTextOnly: !mayDownloadAll() })
  }
  return readinessOf(site)
}

/**
 * Downloads the missing files, shows the outcome, and tries again later if the download has failed or the device is
 * full. Each wait is longer than the one before.
 */
async function downloadUntilReady(): Promise<void> {
  isRetryPending = false
  const outcome = await downloadMissing().catch((): Partial<Readiness> => ({ state: 'failed' }))
  if (outcome.state !== 'failed' && outcome.state !== 'full') return setReadiness(outcome)
  // A full device does not gain room within seconds, so the short first wait is skipped.
  if (outcome.state === 'full') retryMs = Math.max(retryMs, SECOND_RETRY_MS)
  // The first failure is not shown (`FIRST_RETRY_MS`).
  if (retryMs > FIRST_RETRY_MS) setReadiness(outcome)
  isRetryPending = true
  void nextChance(retryMs).then(downloadUntilReady)
  retryMs = Math.min(Math.max(2 * retryMs, SECOND_RETRY_MS), LAST_RETRY_MS)
}

/**
 * Downloads the whole site for a visitor who saves data but has asked for it, and remembers that wish for later visits.
 */
export function downloadAll(): void {
  try {
    localStorage.setItem(WANTED_KEY, 'yes')
  } catch {
    // The browser refuses storage. The wish need not be remembered, because such a browser refuses service workers as
    // well, and without a service worker nothing can be downloaded.
  }
  void downloadUntilReady()
}

/**
 * Downloads the site for offline use. The attribute `data-offline` of the root element shows the progress: `text` when
 * all pages in the visitor's language are on the device, `ready` when the whole site is. If the download fails or the
 * device is full, tries again when the network is back or Back shows the page again, at the latest after 1, 2, 4 … 60
 * minutes (after 2 seconds the first time, unless the device is full). To be called once for each page load.
 */
export function startOfflineReadiness(): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker.addEventListener('message', followProgress)
  // In WebKit, a request that the page sent to the worker before entering the bfcache may never be answered. So the
  // page asks again when Back shows it.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !isRetryPending && ['checking', 'preparing'].includes(readiness.state)) void downloadUntilReady()
  })
  void downloadUntilReady()
}
