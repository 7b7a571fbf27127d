import type { WorkerRequest } from '#contract/worker-message.ts'

let registration: ServiceWorkerRegistration | undefined
let updateReady = false
let updatePressed = false
const listeners = new Set<(updateReady: boolean) => void>()

function announceUpdate(): void {
  updateReady = true
  for (const listener of listeners) listener(true)
}

/** Calls `listener` with whether a new version waits, now and when one comes; gives a function that ends this. */
export function onUpdateReady(listener: (updateReady: boolean) => void): () => void {
  listeners.add(listener)
  listener(updateReady)
  return () => listeners.delete(listener)
}

function follow(worker: ServiceWorker | null): void {
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed' && registration?.active) announceUpdate()
  })
}

function followController(): void {
  let controlled = navigator.serviceWorker.controller !== null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (updatePressed) location.reload()
    // Update was pressed in another tab: this one goes on with what it has until its own button is pressed.
    else if (controlled) announceUpdate()
    controlled = true
  })
}

/** Registers the service worker and follows its updates. Gives undefined where there is none: no support, development. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined
  const registered = await navigator.serviceWorker.register('/sw.js')
  if (registered === registration) return registered
  if (!registration) followController()
  registration = registered
  // The browser looks for an update by itself on navigation: one may be under way before this script runs.
  if (registered.waiting && registered.active) announceUpdate()
  follow(registered.installing)
  registered.addEventListener('updatefound', () => follow(registered.installing))
  return registered
}

/** Lets the waiting version take over and reloads this tab, and this tab only. */
export function applyUpdate(): void {
  const waiting = registration?.waiting
  if (!waiting) {
    location.reload()
    return
  }
  updatePressed = true
  waiting.postMessage({ type: 'SKIP_WAITING' } satisfies WorkerRequest)
}
