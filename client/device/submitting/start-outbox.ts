import { outboxExists } from '#client/device/outbox/outbox-exists.ts'
import { retryImport } from '#client/document/retry-import.ts'

/** Loads and starts the outbox's code as soon as this device has an outbox. */
export async function startOutbox(): Promise<void> {
  await outboxExists()
  const [{ startOutboxTriggers }, { startOutcomeNotice }] = await retryImport(() =>
    Promise.all([import('./outbox-triggers.ts'), import('./outcome-notice.ts')]),
  )
  startOutboxTriggers()
  startOutcomeNotice()
}
