import { startStatusBar } from '#client/behaviours/status-bar.ts'
import { outboxExists } from '#client/outbox/outbox-exists.ts'
import { startOfflineReadiness } from './offline-readiness.ts'
import { untilLoaded } from './until-loaded.ts'

/** Starts what makes the site work offline. Called once a page load, after the page has been seen. */
export function startPwa(): void {
  startStatusBar()
  void startOfflineReadiness()
  void startOutbox()
}

async function startOutbox(): Promise<void> {
  await outboxExists()
  const [{ startOutboxTriggers }, { startOutboxNews }] = await untilLoaded(() =>
    Promise.all([import('./outbox-triggers.ts'), import('./outbox-news.ts')]),
  )
  startOutboxTriggers()
  startOutboxNews()
}
