/**
 * The sync tag of the Workbox queue `submissions` in the worker (`worker/background-sync.ts`). Workbox makes the tag
 * from the name of the queue.
 */
const SYNC_TAG = 'workbox-background-sync:submissions'

interface SyncRegistration extends ServiceWorkerRegistration {
  /** Background Synchronization API; only Chromium has it. */
  readonly sync?: { register(tag: string): Promise<void> }
}

/**
 * Asks the browser to wake the worker when there is a network, even if this page has been closed by then. Never
 * rejects. Do not await it before other work, because the browser may never answer if the worker hangs.
 */
export async function registerBackgroundSync(): Promise<void> {
  try {
    const registration: SyncRegistration | undefined = await navigator.serviceWorker?.getRegistration()
    await registration?.sync?.register(SYNC_TAG)
  } catch {
    // There is no active worker, or the visitor has forbidden background sync. Pages still send (`outbox-triggers.ts`).
  }
}
