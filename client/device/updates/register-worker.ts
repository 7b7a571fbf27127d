/**
 * Registers the service worker and follows its updates with Workbox' `Workbox` class (0.9 kB of the scripts that every page starts with). This
 * file adds three things to it: installations that began before Workbox listened, more than one update in a tab that stays open for long, and
 * the reload of all tabs when one of them applies an update.
 */
import { messageSW } from 'workbox-window/messageSW.js'
import { Workbox } from 'workbox-window/Workbox.js'
import type { WorkerRequest } from '#contract/worker-message.ts'
import { reloadWhenFree } from './reload-when-free.ts'

export interface Update {
  /**
   * `ready`: a new version waits for the visitor to apply it · `applying`: it is taking over · `held`: it has taken over, and this page
   * reloads as soon as nothing holds it (`reload-when-free.ts`).
   */
  state: 'none' | 'ready' | 'applying' | 'held'
  /** The names of the groups of files that differ from the present version; empty until the new worker has answered. */
  changes: string[]
}

const CHECK_INTERVAL_MS = 60 * 60_000
/**
 * Delay between the press on "Update" and the change of workers. The press may be the visitor's first touch, after which the page loads scripts.
 * A request that reaches the old worker during the change makes Chromium restart it, and the new one then waits until the old one has been
 * idle for 30 s.
 */
const FIRST_TOUCH_MS = 500

/** Created with the first registration: without service workers its constructor throws. */
let workbox: Workbox | undefined
let registration: ServiceWorkerRegistration | undefined
/** Whether a worker controls this page: the first one to take control is not an update. */
let isControlled = false
/** The waiting worker that the page has announced. */
let announced: ServiceWorker | undefined
let update: Update = { state: 'none', changes: [] }
const listeners = new Set<(update: Update) => void>()

function set(next: Partial<Update>): void {
  update = { ...update, ...next }
  for (const listener of listeners) listener(update)
}

/** Calls `listener` with the state of the update, now and after each change; returns a function that unsubscribes. */
export function onUpdate(listener: (update: Update) => void): () => void {
  listeners.add(listener)
  listener(update)
  return () => listeners.delete(listener)
}

/** True while a new version waits to be applied, or has been applied and this page has not reloaded yet. */
export function hasUpdate(): boolean {
  return update.state !== 'none'
}

/**
 * Registers the worker; a second call returns the same registration. Undefined in browsers without service workers and in development.
 * Rejects when the worker's script cannot be fetched.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined
  workbox ??= createWorkbox()
  registration = await workbox.register({ immediate: true })
  isControlled ||= navigator.serviceWorker.controller !== null
  // `document/load-scripts.ts` registers the worker before this script has loaded, so that its `updatefound` may have fired by now. Workbox follows a
  // worker from this event only.
  if (registration?.installing) registration.dispatchEvent(new Event('updatefound'))
  return registration
}

function createWorkbox(): Workbox {
  const created = new Workbox('/sw.js')
  created.addEventListener('waiting', ({ sw }) => void announce(sw))
  created.addEventListener('controlling', followController)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && lookForUpdate())
  addEventListener('online', lookForUpdate)
  setInterval(lookForUpdate, CHECK_INTERVAL_MS)
  return created
}

async function announce(worker: ServiceWorker | undefined): Promise<void> {
  // On a first visit the worker also waits for a moment, before there is an active one: not an update.
  await navigator.serviceWorker.ready
  if (!worker || worker === announced || worker !== registration?.waiting) return
  announced = worker
  set({ state: 'ready' })
  set({ changes: await messageSW(worker, { type: 'site-changes' } satisfies WorkerRequest) })
}

/** When one tab applies an update, all tabs reload: a tab of the old version needs files that a later update deletes. */
function followController(): void {
  if (isControlled && reloadWhenFree()) set({ state: 'held' })
  isControlled = true
}

/**
 * Asks the browser to check for a new version. Browsers do so by themselves only when a page is loaded. Registers again first: Workbox
 * stops listening to `updatefound` after the first update that it did not cause, which may have failed to install.
 */
export function lookForUpdate(): void {
  void registerWorker()
    .then(() => workbox?.update())
    .catch(() => {})
}

/** Lets the waiting version take over; this page and all other pages of the site then reload. */
export function applyUpdate(): void {
  if (!registration?.waiting) {
    if (reloadWhenFree()) set({ state: 'held' })
    return
  }
  set({ state: 'applying' })
  setTimeout(() => {
    registration?.active?.postMessage({ type: 'STEP_ASIDE' } satisfies WorkerRequest)
    workbox?.messageSkipWaiting()
  }, FIRST_TOUCH_MS)
}
