import { changeOutbox } from '#client/device/database/change-outbox.ts'
import { isSealed, type SubmissionRecord, type UnsealedSubmission } from '#client/device/database/submission-record.ts'
import { listSubmissions, loadResume } from '#client/device/outbox/outbox.ts'
import { sealedRecord, sealSubmission } from './seal-submission.ts'
import { loadSealingKey } from './sealing-key.ts'

/**
 * Encrypts the submissions whose authors have cleared this shared device for the next person, so that the next person
 * cannot read them, even with the browser's developer tools. This includes submissions that were rejected or have
 * expired since. Each is encrypted only once, so that every attempt to send it repeats the same bytes. If the relay's
 * public key is missing, encrypts nothing. Throws `OutboxUnavailableError` or `OutboxFullError`; a submission that
 * could not be encrypted is then unchanged.
 */
export async function sealLeftSubmissions(): Promise<void> {
  const left = (await listSubmissions()).filter(canBeSealed)
  const key = left.length > 0 ? await loadSealingKey() : undefined
  if (!key) return
  for (const record of left) {
    const resume = record.kind === 'application' ? await loadResume(record.id) : undefined
    // A submission whose file is missing or damaged is not encrypted. The next attempt to send it then finds the damage
    // and rejects the submission (`send-record.ts`).
    if (record.kind === 'application' && !resume) continue
    const { content } = await sealSubmission(record, resume, key)
    await changeOutbox(async (stores) => {
      // While the submission was being encrypted, another page or the worker may have sent it or changed its state. So
      // its record is read again.
      const current = await stores.get(record.id)
      if (!current || !canBeSealed(current)) return
      await stores.put(sealedRecord(current, key.id))
      await stores.putResume(record.id, content)
    })
  }
}

function canBeSealed(record: SubmissionRecord): record is UnsealedSubmission {
  return record.state !== 'accepted' && record.authorLeft === true && !isSealed(record)
}
