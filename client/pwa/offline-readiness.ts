import { messageSW } from 'workbox-window/messageSW.js'
import type { PrecacheProgress, PrecacheState, WorkerRequest } from '#contract/worker-message.ts'
import { registerWorker } from './register-worker.ts'
import { nextChance } from './until-loaded.ts'

export interface Readiness {
  /** `checking` until it is known whether anything is missing on the device. */
  state: 'checking' | 'unsupported' | 'preparing' | 'ready' | 'failed'
  /** Share of the files that are on the device, 0 to 1. */
  progress: number
}

let readiness: Readiness = { state: 'checking', progress: 0 }
const listeners = new Set<(readiness: Readiness) => void>()

/** Calls `listener` with the present state and with each new one; gives a function that ends this. */
export function onReadiness(listener: (readiness: Readiness) => void): () => void {
  listeners.add(listener)
  listener(readiness)
  return () => listeners.delete(listener)
}

function set(state: Readiness['state'], progress: number): void {
  readiness = { state, progress }
  if (state === 'ready') document.documentElement.dataset.offline = 'ready'
  else delete document.documentElement.dataset.offline
  for (const listener of listeners) listener(readiness)
}

function followProgress({ data }: MessageEvent<Partial<PrecacheProgress> | null>): void {
  // An update that loads in the background does not make the present version less complete.
  if (data?.type !== 'precache-progress' || readiness.state !== 'preparing') return
  const { done = 0, total = 1 } = data
  set('preparing', Math.max(readiness.progress, done / total))
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

function ask(worker: ServiceWorker, type: WorkerRequest['type']): Promise<PrecacheState> {
  return messageSW(worker, { type } satisfies WorkerRequest)
}

async function prepare(): Promise<void> {
  const registration = await registerWorker()
  if (!registration) {
    set('unsupported', 0)
    return
  }
  if (!registration.active) set('preparing', 0)
  const worker = await activated(registration)
  let { cached, total } = await ask(worker, 'precache-state')
  if (cached < total) {
    // The browser may evict what it stored.
    set('preparing', cached / total)
    ;({ cached, total } = await ask(worker, 'precache-repair'))
  }
  set(cached === total ? 'ready' : 'failed', cached / total)
}

async function prepareUntilReady(): Promise<void> {
  try {
    await prepare()
  } catch {
    set('failed', readiness.progress)
  }
  if (readiness.state === 'failed') void nextChance().then(prepareUntilReady)
}

/**
 * Brings the whole site onto the device and keeps `data-offline="ready"` on the root element once it is there. What
 * fails is tried again when the network or the visitor comes back, after a minute, and on the next load. Called once a page load.
 */
export function startOfflineReadiness(): Promise<void> {
  if ('serviceWorker' in navigator) navigator.serviceWorker.addEventListener('message', followProgress)
  // What was asked for before the page was left WebKit may never answer, though it keeps the page.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && ['checking', 'preparing'].includes(readiness.state)) void prepareUntilReady()
  })
  return prepareUntilReady()
}
