import { messageSW } from 'workbox-window/messageSW.js'
import type { WorkerRequest } from '#contract/worker-message.ts'
import { reloadWhenFree } from './reload-when-free.ts'

export interface Update {
  /** `ready`: one waits to be applied · `applying`: it takes over · `held`: it has, and this page follows when nothing holds it. */
  state: 'none' | 'ready' | 'applying' | 'held'
  /** The names of groups that it changes; empty as long as that is not known. */
  changes: string[]
}

const LOOK_EVERY_MS = 60 * 60_000
/**
 * The press on "Update" may be the visitor's first touch, for which code is loaded. A worker that is asked for anything while it makes way
 * Chromium starts anew, and the next one waits until that has been idle for half a minute.
 */
const FIRST_TOUCH_MS = 500

let registration: ServiceWorkerRegistration | undefined
let update: Update = { state: 'none', changes: [] }
const listeners = new Set<(update: Update) => void>()

function set(next: Partial<Update>): void {
  update = { ...update, ...next }
  for (const listener of listeners) listener(update)
}

/** Calls `listener` with what is known of a new version, now and whenever that changes; gives a function that ends this. */
export function onUpdate(listener: (update: Update) => void): () => void {
  listeners.add(listener)
  listener(update)
  return () => listeners.delete(listener)
}

/** Whether a new version waits to be applied, or for this page to follow. */
export function hasUpdate(): boolean {
  return update.state !== 'none'
}

async function announce(waiting: ServiceWorker): Promise<void> {
  set({ state: 'ready' })
  set({ changes: await messageSW(waiting, { type: 'site-changes' } satisfies WorkerRequest) })
}

function follow(worker: ServiceWorker | null): void {
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed' && registration?.active) void announce(worker)
  })
}

/** A version that was applied in one tab is applied in all. */
function followController(): void {
  let controlled = navigator.serviceWorker.controller !== null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (controlled && reloadWhenFree()) set({ state: 'held' })
    controlled = true
  })
}

/** Browsers look for a new version when a page is opened; one that stays open looks itself. */
function lookForUpdates(): void {
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && lookForUpdate())
  addEventListener('online', lookForUpdate)
  setInterval(lookForUpdate, LOOK_EVERY_MS)
}

/** Has the browser look whether there is a new version. */
export function lookForUpdate(): void {
  void registration?.update().catch(() => {})
}

/** Registers the service worker and follows its updates. Gives undefined where there is none: no support, development. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined
  const registered = await navigator.serviceWorker.register('/sw.js')
  if (registered === registration) return registered
  if (!registration) followController()
  registration = registered
  lookForUpdates()
  // The browser looks for an update by itself on navigation: one may be under way before this script runs.
  if (registered.waiting && registered.active) void announce(registered.waiting)
  follow(registered.installing)
  registered.addEventListener('updatefound', () => follow(registered.installing))
  return registered
}

/** Lets the waiting version take over; this page and all others of the site are reloaded when it has. */
export function applyUpdate(): void {
  const waiting = registration?.waiting
  if (!waiting) {
    if (reloadWhenFree()) set({ state: 'held' })
    return
  }
  set({ state: 'applying' })
  setTimeout(() => {
    registration?.active?.postMessage({ type: 'STEP_ASIDE' } satisfies WorkerRequest)
    waiting.postMessage({ type: 'SKIP_WAITING' } satisfies WorkerRequest)
  }, FIRST_TOUCH_MS)
}
