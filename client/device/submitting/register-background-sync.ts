/**
 * The tag of the Background Sync event for which the worker listens (`worker/background-sync.ts`). Workbox makes this
 * tag from the name of its queue, `submissions`.
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
    // There is no active worker, or the visitor has forbidden background sync. Open pages still send the outbox
    // (`outbox-triggers.ts`).
  }
}
