import { messageSW } from 'workbox-window/messageSW.js'
import { startInactivityTimeout } from '#client/device/outbox/inactivity-timeout.ts'
import { registerWorker } from '#client/device/updates/register-worker.ts'
import { nextChance } from '#client/document/retry-import.ts'
import type { Locale } from '#contract/addresses.ts'
import type { SiteProgress, SiteState, WorkerRequest } from '#contract/worker-message.ts'
import { savesData } from './saves-data.ts'

export interface Readiness {
  /**
   * `checking`: it is not known yet whether files are missing · `preparing`: they are being fetched · `sparing`: the texts are there, and the
   * visitor saves data · `full`: the device has no room for the rest · `failed`: tried again later.
   */
  state: 'checking' | 'unsupported' | 'preparing' | 'sparing' | 'ready' | 'failed' | 'full'
  /** All texts in the visitor's language are on the device. */
  hasText: boolean
  /** Bytes of the site that are on the device, and all bytes, as sent (compressed). */
  done: number
  total: number
}

/** Local storage key: the visitor saves data and wants the whole site nevertheless. */
const WANTED_KEY = 'whole-site-wanted'
/** A worker that reports no progress for so long has been stopped by the browser. */
const SILENCE_MS = 60_000
const FIRST_RETRY_MS = 60_000
const LAST_RETRY_MS = 60 * 60_000

let readiness: Readiness = { state: 'checking', hasText: false, done: 0, total: 1 }
let retryMs = FIRST_RETRY_MS
let restartSilence = () => {}
const listeners = new Set<(readiness: Readiness) => void>()

/** Calls `listener` with the state, now and after each change; returns a function that unsubscribes. */
export function onReadiness(listener: (readiness: Readiness) => void): () => void {
  listeners.add(listener)
  listener(readiness)
  return () => listeners.delete(listener)
}

function set(next: Partial<Readiness>): void {
  readiness = { ...readiness, ...next }
  const { state, hasText } = readiness
  if (state === 'ready' || hasText) document.documentElement.dataset.offline = state === 'ready' ? 'ready' : 'text'
  else delete document.documentElement.dataset.offline
  for (const listener of listeners) listener(readiness)
}

function followProgress({ data }: MessageEvent<Partial<SiteProgress> | null>): void {
  // An update that is installing reports progress too; it does not make the present version less complete.
  if (data?.type !== 'site-progress' || readiness.state !== 'preparing') return
  restartSilence()
  const { done = 0, total = 1 } = data
  set({ done: Math.max(readiness.done, done), total })
}

/**
 * Resolves when the registration's worker is active; rejects when its installation fails, for example on a full device. Workbox' `active`
 * does neither: it never rejects, and it stays pending on a page that was reloaded past the worker.
 */
function activated(registration: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const worker = registration.active ?? registration.waiting ?? registration.installing
  return new Promise((resolve, reject) => {
    if (!worker) {
      reject(new Error('No worker was installed'))
      return
    }
    const look = () => {
      // After an update WebKit shows the reloaded page its worker as `activating` for good: a worker that controls the page counts as active.
      if (worker.state === 'activated' || worker === navigator.serviceWorker.controller) resolve(worker)
      if (worker.state === 'redundant') reject(new Error('The worker could not be installed'))
    }
    worker.addEventListener('statechange', look)
    look()
  })
}

/** Asks the worker which files are on the device, or tells it to fetch the missing ones. Rejects after `SILENCE_MS` without a message. */
async function ask(worker: ServiceWorker, type: 'site-state' | 'site-download'): Promise<SiteState> {
  const locale = document.documentElement.lang as Locale
  const inactivity = startInactivityTimeout(SILENCE_MS)
  restartSilence = inactivity.restart
  const silence = inactivity.expired.then(() => Promise.reject(new Error('The worker has fallen silent')))
  try {
    return await Promise.race([messageSW(worker, { type, locale } satisfies WorkerRequest), silence])
  } finally {
    inactivity.stop()
  }
}

function mayDownloadAll(): boolean {
  try {
    return !savesData() || localStorage.getItem(WANTED_KEY) !== null
  } catch {
    return false // storage is refused
  }
}

function settle({ isFull, ...site }: SiteState): void {
  if (site.done === site.total) set({ ...site, state: 'ready' })
  else if (isFull) set({ ...site, state: 'full' })
  else set({ ...site, state: site.hasText && !mayDownloadAll() ? 'sparing' : 'failed' })
}

async function prepare(): Promise<void> {
  const registration = await registerWorker()
  if (!registration) {
    set({ state: 'unsupported' })
    return
  }
  if (!registration.active) set({ state: 'preparing' })
  const worker = await activated(registration)
  let { isFull, ...site } = await ask(worker, 'site-state')
  // The browser may have evicted files, even texts.
  if (site.done < site.total && (mayDownloadAll() || !site.hasText)) {
    set({ ...site, state: 'preparing' })
    ;({ isFull, ...site } = await ask(worker, 'site-download'))
  }
  settle({ isFull, ...site })
}

async function prepareUntilReady(): Promise<void> {
  try {
    await prepare()
  } catch {
    set({ state: 'failed' })
  }
  if (readiness.state !== 'failed' && readiness.state !== 'full') return
  // Doubled each time, to save the visitor's data and battery.
  void nextChance(retryMs).then(prepareUntilReady)
  retryMs = Math.min(2 * retryMs, LAST_RETRY_MS)
}

/** The visitor saves data and asks for the whole site nevertheless. */
export function downloadAll(): void {
  try {
    localStorage.setItem(WANTED_KEY, 'yes')
  } catch {
    // Storage is refused; so are service workers then.
  }
  void prepareUntilReady()
}

/**
 * Brings the site onto the device. `data-offline` on the root element shows how far: `text` when all texts in the visitor's language are there,
 * `ready` when everything is. After a failure it tries again when the network or the visitor comes back, and after 1, 2, 4 … 60 minutes.
 * Called once a page load.
 */
export function startOfflineReadiness(): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker.addEventListener('message', followProgress)
  // WebKit may never answer requests that a page made before it went into the bfcache.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && ['checking', 'preparing'].includes(readiness.state)) void prepareUntilReady()
  })
  void prepareUntilReady()
}
