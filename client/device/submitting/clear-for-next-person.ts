/** Prepares a shared device for the next person, after a press on "I'm done here". */

import { changeOutbox } from '#client/device/database/change-outbox.ts'
import { OutboxFullError } from '#client/device/database/outbox-database.ts'
import { isSealed, isWaiting } from '#client/device/database/submission-record.ts'
import { announceClearing } from '#client/device/drafts/cleared-device.ts'
import { forgetDraftsInWorker } from '#client/device/drafts/worker-drafts.ts'
import { LOCAL_DRAFT_PREFIX } from '#client/device/form-drafts/local-draft.ts'
import { withRememberedOutcome } from '#client/device/outbox/remembered-outcomes.ts'
import { sealLeftSubmissions } from '#client/device/sealing/seal-left-submissions.ts'
import { withTimeout } from '#client/device/with-timeout.ts'
import { deleteContentKeys } from './content-key.ts'

/** Time limit for closing the notifications, so that a worker that hangs does not hold up the clearing. */
const NOTIFICATIONS_TIMEOUT_MS = 2000

/**
 * Removes the traces of a visitor from this device: drafts, chosen files, finished submissions with their receipts, the
 * chosen language, and notifications. Waiting submissions stay, because they still have to be sent. They are encrypted
 * to the relay's key if possible, and the outbox does not show their content. Encrypted submissions that were rejected
 * or have expired stay: `applyRetention` deletes them 30 days after they were seen in the outbox. All other pages of
 * the site reload. If this page does not stay open (`pageStays`), it saves no more drafts. Throws
 * `OutboxUnavailableError` if the database cannot be changed. Throws `OutboxFullError` if the full device has no room
 * to mark the waiting submissions: everything else is then removed, but they can still be read here.
 */
export async function clearForNextPerson({ pageStays = true } = {}): Promise<void> {
  const isAnnounced = announceClearing({ pageStays })
  deleteContentKeys()
  forgetDraftsInWorker()
  try {
    for (const key of Object.keys(localStorage)) {
      if (key === 'language' || key.startsWith(LOCAL_DRAFT_PREFIX)) localStorage.removeItem(key)
    }
  } catch {
    // Local storage is refused, so there is nothing in it.
  }
  try {
    await removeFinished({ marksWaiting: true }).catch(async (error) => {
      if (!(error instanceof OutboxFullError)) throw error
      // A full device has no room for the marks. Deleting needs none, and may make some.
      await removeFinished({ marksWaiting: false })
      await removeFinished({ marksWaiting: true })
    })
  } finally {
    // Local storage was full: it may have room now.
    if (!isAnnounced) announceClearing({ pageStays })
  }
  // If the encryption fails, for example because the device is full, the submissions stay unencrypted and are sent all
  // the same. `outbox-triggers.ts` tries the encryption again.
  await sealLeftSubmissions().catch(() => {})
  await withTimeout(closeNotifications(), NOTIFICATIONS_TIMEOUT_MS).catch(() => {})
}

/** Deletes all drafts and finished submissions. If `marksWaiting`, marks the others with `authorLeft`. */
function removeFinished({ marksWaiting }: { marksWaiting: boolean }): Promise<void> {
  return changeOutbox(async (stores) => {
    await stores.drafts.clear()
    for (const stored of await stores.getAll()) {
      const record = withRememberedOutcome(stored)
      // An encrypted submission that was rejected or has expired stays. Its author may not know of the outcome, and the
      // staff can still see its receipt code in the outbox. `authorLeft` keeps the notice of the outcome (`listUntold`)
      // from the next person.
      if (!isWaiting(record) && !isSealed(record)) await stores.delete(record.id)
      else if (marksWaiting) await stores.put({ ...stored, authorLeft: true })
    }
  })
}

async function closeNotifications(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  for (const notification of (await registration?.getNotifications?.()) ?? []) notification.close()
}
