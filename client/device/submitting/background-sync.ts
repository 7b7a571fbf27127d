/** The tag under which the worker's Workbox queue named `submissions` listens. */
const SYNC_TAG = 'workbox-background-sync:submissions'

interface SyncRegistration extends ServiceWorkerRegistration {
  /** Chromium only, Background Synchronization. */
  readonly sync?: { register(tag: string): Promise<void> }
}

/**
 * Asks the browser to wake the worker when there is a network, also after this page is closed; where it can. Never rejects; nothing waits
 * for it, since a browser whose worker hangs may never answer.
 */
export async function registerBackgroundSync(): Promise<void> {
  try {
    const registration: SyncRegistration | undefined = await navigator.serviceWorker?.getRegistration()
    await registration?.sync?.register(SYNC_TAG)
  } catch {
    // Without an active worker, or where the visitor has forbidden it: the page's own triggers remain.
  }
}
