import { messageSW } from 'workbox-window/messageSW.js'
import { startPatience } from '#client/device/submitting/inactivity-timeout.ts'
import { registerWorker } from '#client/device/updates/register-worker.ts'
import { nextChance } from '#client/document/retry-import.ts'
import type { Locale } from '#contract/addresses.ts'
import type { SiteProgress, SiteState, WorkerRequest } from '#contract/worker-message.ts'
import { savesData } from './saves-data.ts'

export interface Readiness {
  /**
   * `checking` until it is known whether anything is missing on the device · `preparing` while that is fetched · `sparing`: the texts
   * are there, and no more unless the visitor asks for it · `full`: the device has no room for the rest.
   */
  state: 'checking' | 'unsupported' | 'preparing' | 'sparing' | 'ready' | 'failed' | 'full'
  /** All texts in the visitor's language are on the device. */
  hasText: boolean
  /** Bytes of the site that are on the device, and of all, as they are sent. */
  done: number
  total: number
}

/** Local storage key: the visitor, who saves data, wants the whole site nevertheless. */
const WANTED_KEY = 'whole-site-wanted'
/** A worker that tells nothing for so long has been ended by the browser. */
const SILENCE_MS = 60_000
const FIRST_RETRY_MS = 60_000
const LAST_RETRY_MS = 60 * 60_000

let readiness: Readiness = { state: 'checking', hasText: false, done: 0, total: 1 }
let retryMs = FIRST_RETRY_MS
let heard = () => {}
const listeners = new Set<(readiness: Readiness) => void>()

/** Calls `listener` with the present state and with each new one; gives a function that ends this. */
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
  // An update that loads in the background does not make the present version less complete.
  if (data?.type !== 'site-progress' || readiness.state !== 'preparing') return
  heard()
  const { done = 0, total = 1 } = data
  set({ done: Math.max(readiness.done, done), total })
}

/** Resolves when the registration's worker is active; rejects when its installation fails, such as for want of space. */
function activated(registration: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const worker = registration.active ?? registration.waiting ?? registration.installing
  return new Promise((resolve, reject) => {
    if (!worker) {
      reject(new Error('No worker was installed'))
      return
    }
    const look = () => {
      // One that controls the page is; a page that was loaded meanwhile WebKit never tells so.
      if (worker.state === 'activated' || worker === navigator.serviceWorker.controller) resolve(worker)
      if (worker.state === 'redundant') reject(new Error('The worker could not be installed'))
    }
    worker.addEventListener('statechange', look)
    look()
  })
}

/** Asks the worker what there is of the site, or has it fetch what is missing. Rejects when it falls silent. */
async function ask(worker: ServiceWorker, type: 'site-state' | 'site-download'): Promise<SiteState> {
  const locale = document.documentElement.lang as Locale
  const patience = startPatience(SILENCE_MS)
  heard = patience.renew
  const silence = patience.over.then(() => Promise.reject(new Error('The worker has fallen silent')))
  try {
    return await Promise.race([messageSW(worker, { type, locale } satisfies WorkerRequest), silence])
  } finally {
    patience.end()
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
  // The browser may evict what it stored: even texts.
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
  // Each time later: what fails for long costs the visitor's line and battery.
  void nextChance(retryMs).then(prepareUntilReady)
  retryMs = Math.min(2 * retryMs, LAST_RETRY_MS)
}

/** The visitor, who saves data, wants the whole site on the device. */
export function downloadAll(): void {
  try {
    localStorage.setItem(WANTED_KEY, 'yes')
  } catch {
    // Storage is refused, and a worker with it.
  }
  void prepareUntilReady()
}

/**
 * Brings the whole site onto the device, of which `data-offline` on the root element tells: `text` once all texts in the visitor's
 * language are there, `ready` with everything. What fails is tried again when the network or the visitor comes back, after a while,
 * and on the next load. Called once a page load.
 */
export function startOfflineReadiness(): Promise<void> {
  if ('serviceWorker' in navigator) navigator.serviceWorker.addEventListener('message', followProgress)
  // What was asked for before the page was left WebKit may never answer, though it keeps the page.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && ['checking', 'preparing'].includes(readiness.state)) void prepareUntilReady()
  })
  return prepareUntilReady()
}
