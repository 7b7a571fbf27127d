import { whenOutboxExists } from '#client/device/database/outbox-exists.ts'
import { retryImport } from '#client/document/retry-import.ts'

/**
 * Loads and starts the code that sends submissions and shows their outcomes, as soon as this device may have an outbox
 * (stored submissions).
 */
export async function startOutbox(): Promise<void> {
  await whenOutboxExists()
  const [{ startOutboxTriggers }, { startOutcomeNotice }] = await retryImport(() =>
    Promise.all([import('./outbox-triggers.ts'), import('./outcome-notice.ts')]),
  )
  startOutboxTriggers()
  startOutcomeNotice()
}
