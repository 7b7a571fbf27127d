import { startOfflineReadiness } from './offline-readiness.ts'
import { startOutboxTriggers } from './outbox-triggers.ts'

/** Starts what makes the site work offline. Called once a page load, after the page has been seen. */
export function startPwa(): void {
  void startOfflineReadiness()
  startOutboxTriggers()
}
