/**
 * Registers the service worker and follows its updates with Workbox' `Workbox` class (0.9 kB of the scripts that every
 * page starts with). This file adds three things that Workbox lacks:
 * - It notices an installation that began before Workbox listened.
 * - It notices more than one update in a tab that stays open for long.
 * - It reloads all tabs when one of them applies an update.
 */
import { messageSW } from 'workbox-window/messageSW.js'
import { Workbox } from 'workbox-window/Workbox.js'
import type { WorkerRequest } from '#contract/worker-message.ts'
import { reloadWhenFree } from './reload-when-free.ts'

export interface Update {
  /**
   * `ready`: a new version waits until the visitor applies it · `applying`: the new version is taking over · `held`:
   * the new version has taken over, and this page reloads as soon as nothing in the page prevents the reload
   * (`reload-when-free.ts`).
   */
  state: 'none' | 'ready' | 'applying' | 'held'
  /**
   * The names of the groups of files (archives for offline use) in which the new version differs from the current one;
   * empty until the new worker has answered.
   */
  changes: string[]
}

const CHECK_INTERVAL_MS = 60 * 60_000
/**
 * Delay between the press on "Update" and the takeover by the new worker. The press may be the visitor's first action,
 * and after the first action the page loads scripts. The delay lets these requests finish: if one of them reaches the
 * old worker during the change, Chromium restarts the old worker, and the new one has to wait until the old one has
 * been idle for 30 s.
 */
const TAKEOVER_DELAY_MS = 500

/**
 * Created at the first registration and not when this file is loaded, because the constructor throws in browsers
 * without service workers.
 */
let workbox: Workbox | undefined
let registration: ServiceWorkerRegistration | undefined
/**
 * True once a worker controls this page. Needed because the first worker that takes control of the page is not an
 * update.
 */
let isControlled = false
/** The waiting worker that this page has already reported as an update. */
let announced: ServiceWorker | undefined
let update: Update = { state: 'none', changes: [] }
const listeners = new Set<(update: Update) => void>()

/** Changes the state of the update and notifies the listeners. */
function setUpdate(next: Partial<Update>): void {
  update = { ...update, ...next }
  for (const listener of listeners) listener(update)
}

/** Calls `listener` with the state of the update, now and after each change; returns a function that unsubscribes. */
export function onUpdate(listener: (update: Update) => void): () => void {
  listeners.add(listener)
  listener(update)
  return () => listeners.delete(listener)
}

/** True while a new version waits to be applied, and, once it has been applied, until this page reloads. */
export function hasUpdate(): boolean {
  return update.state !== 'none'
}

/**
 * Registers the worker; a second call resolves with the same registration. Resolves with undefined in development and
 * in browsers without service workers. Rejects if the worker's script cannot be fetched.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined
  workbox ??= createWorkbox()
  registration = await workbox.register({ immediate: true })
  isControlled ||= navigator.serviceWorker.controller !== null
  // `document/load-scripts.ts` registers the worker before this script has loaded, so the worker's `updatefound` event
  // may already have fired. Workbox needs this event to follow a worker: fire it again.
  if (registration?.installing) registration.dispatchEvent(new Event('updatefound'))
  return registration
}

function createWorkbox(): Workbox {
  const created = new Workbox('/sw.js')
  created.addEventListener('waiting', ({ sw }) => void announceUpdate(sw))
  created.addEventListener('controlling', followController)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && lookForUpdate())
  addEventListener('online', lookForUpdate)
  setInterval(lookForUpdate, CHECK_INTERVAL_MS)
  return created
}

/**
 * Tells the listeners that a new version waits and, once the new worker has answered, which groups it changes. Tells
 * each worker only once.
 */
async function announceUpdate(worker: ServiceWorker | undefined): Promise<void> {
  // On a first visit the new worker also waits for a moment, because there is no active worker yet. This is not an
  // update, so wait until a worker is active.
  await navigator.serviceWorker.ready
  if (!worker || worker === announced || worker !== registration?.waiting) return
  announced = worker
  setUpdate({ state: 'ready' })
  setUpdate({ changes: await messageSW(worker, { type: 'site-changes' } satisfies WorkerRequest) })
}

/**
 * When one tab applies an update, all tabs reload, because a tab of the old version needs files that a later update
 * deletes. The first worker that takes control of this page is not an update and causes no reload, unless this page has
 * asked for it: a page whose reload bypassed the worker (Shift+Reload) has no controller until an update is applied.
 */
function followController(): void {
  const isUpdate = isControlled || update.state === 'applying'
  if (isUpdate) reloadOrHold()
  isControlled = true
}

/** Reloads this page now, or later if a part of the page prevents it. The update is then `held`. */
function reloadOrHold(): void {
  if (reloadWhenFree()) setUpdate({ state: 'held' })
}

/**
 * Asks the browser to check for a new version, because by themselves browsers check only when a page is loaded. First
 * registers the worker again, which makes Workbox listen to `updatefound` again: Workbox stops listening after the
 * first update that it did not cause, even if that update failed to install. An error, for example without a network,
 * is ignored: the next check comes within the hour.
 */
export function lookForUpdate(): void {
  void registerWorker()
    .then(() => workbox?.update())
    .catch(() => {})
}

/**
 * Lets the waiting version take over. All pages of the site, this one included, then reload. If no version waits any
 * more, only this page reloads.
 */
export function applyUpdate(): void {
  if (!registration?.waiting) {
    reloadOrHold()
    return
  }
  setUpdate({ state: 'applying' })
  setTimeout(() => {
    registration?.active?.postMessage({ type: 'STEP_ASIDE' } satisfies WorkerRequest)
    workbox?.messageSkipWaiting()
  }, TAKEOVER_DELAY_MS)
}
