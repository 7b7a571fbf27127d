import type { TFunction } from 'i18next'
import { isWaiting, type SubmissionRecord } from '#client/device/database/submission-record.ts'
import { deleteSubmissionAndDraft } from '#client/device/submitting/delete-submission-and-draft.ts'
import type { Deletion } from './deletion-dialog.tsx'

/**
 * Deletes submissions after the visitor has confirmed the deletion. `submissions` is the current content of the outbox:
 * while the dialog was open, the relay may have accepted a waiting submission. Its entry is now a receipt, and the
 * visitor did not ask to delete a receipt, so it is kept. Resolves with the answer for the visitor in words, also if the
 * browser refuses to delete.
 */
export async function deleteConfirmed(
  { records }: Deletion,
  submissions: readonly SubmissionRecord[],
  t: TFunction<'outbox'>,
): Promise<string> {
  const isReceiptNow = (record: SubmissionRecord) =>
    isWaiting(record) && submissions.some(({ id, state }) => id === record.id && state === 'accepted')
  const unchanged = records.filter((record) => !isReceiptNow(record))
  const results = await Promise.all(
    unchanged.map(({ id }) => deleteSubmissionAndDraft(id).catch(() => 'failed' as const)),
  )
  const answers = [
    unchanged.length < records.length && t('sentMeanwhile'),
    unchanged.length > 0 && t(answerKey(results)),
  ]
  return answers.filter(Boolean).join(' ')
}

/** Returns the key of the answer to the results of `deleteSubmissionAndDraft`. */
function answerKey(results: (boolean | 'failed')[]): 'notDeleted' | 'busy' | 'deleted' {
  if (results.includes('failed')) return 'notDeleted'
  return results.includes(false) ? 'busy' : 'deleted'
}
