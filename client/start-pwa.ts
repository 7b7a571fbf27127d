import { startOfflineReadiness } from '#client/device/offline/offline-readiness.ts'
import { outboxExists } from '#client/device/outbox/outbox-exists.ts'
import { retryImport } from '#client/document/retry-import.ts'
import { startStatusBar } from '#client/widgets/status-bar/start-status-bar.ts'

/** Starts what makes the site work offline. Called once a page load, after the page has been seen. */
export function startPwa(): void {
  startStatusBar()
  void startOfflineReadiness()
  void startOutbox()
}

async function startOutbox(): Promise<void> {
  await outboxExists()
  const [{ startOutboxTriggers }, { startOutboxNews }] = await retryImport(() =>
    Promise.all([
      import('#client/device/submitting/outbox-triggers.ts'),
      import('#client/device/submitting/outbox-news.ts'),
    ]),
  )
  startOutboxTriggers()
  startOutboxNews()
}
