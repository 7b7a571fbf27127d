import { OutboxUnavailableError } from '#client/device/database/outbox-database.ts'
import { isSealed, type StoredResume, type UnsealedSubmission } from '#client/device/database/submission-record.ts'
import { noteSentAsInWorker } from '#client/device/drafts/worker-drafts.ts'
import { isFairMode, tabletName } from '#client/device/fair-mode/fair-mode.ts'
import { withTabletNumber } from '#client/device/fair-mode/tablet-number.ts'
import { type AddOptions, addSubmission, getSubmission } from '#client/device/outbox/outbox.ts'
import { sealSubmission } from '#client/device/sealing/seal-submission.ts'
import { loadSealingKey } from '#client/device/sealing/sealing-key.ts'
import type { Tablet } from '#contract/submission/tablet.ts'

/**
 * Stores a submission. In fair mode the submission gets the next number of this tablet, and is encrypted to the relay's
 * key before it is stored, so that the disk never holds its text. A correction keeps the number of the submission that
 * it replaces: the relay never receives the replaced submission, so its number would otherwise be missing there. Throws
 * as `addSubmission` does, and `OutboxUnavailableError` also if the submission cannot be encrypted.
 */
export async function storeSubmission(
  record: UnsealedSubmission,
  resume: StoredResume | undefined,
  options: AddOptions,
): Promise<void> {
  if (!isFairMode()) return addSubmission(record, { ...options, resume: resume?.bytes })
  const key = await loadSealingKey()
  if (!key) throw new OutboxUnavailableError('There is no key to encrypt the submission')
  const { drafts = [], replaces } = options
  const storeAs = async (tablet: Tablet) => {
    const { sealed, content } = await sealSubmission(record, resume, key, tablet).catch((cause) => {
      throw new OutboxUnavailableError('The submission could not be encrypted', { cause })
    })
    for (const name of drafts) noteSentAsInWorker(name, record.id)
    await addSubmission(sealed, { replaces, resume: content })
  }
  const replaced = replaces === undefined ? undefined : await getSubmission(replaces)
  const number = replaced && isSealed(replaced) ? replaced.tabletNumber : undefined
  await (number === undefined ? withTabletNumber(storeAs) : storeAs({ name: tabletName(), number }))
}
