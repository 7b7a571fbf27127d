/** The tag of the worker's Workbox queue `submissions` (`worker/background-sync.ts`). */
const SYNC_TAG = 'workbox-background-sync:submissions'

interface SyncRegistration extends ServiceWorkerRegistration {
  /** Background Synchronization, Chromium only. */
  readonly sync?: { register(tag: string): Promise<void> }
}

/**
 * Asks the browser to wake the worker when there is a network, also after this page was closed. Never rejects. Do not await it before other
 * work: if the worker hangs, the browser may never answer.
 */
export async function registerBackgroundSync(): Promise<void> {
  try {
    const registration: SyncRegistration | undefined = await navigator.serviceWorker?.getRegistration()
    await registration?.sync?.register(SYNC_TAG)
  } catch {
    // No active worker, or the visitor has forbidden it: pages still send (`outbox-triggers.ts`).
  }
}
