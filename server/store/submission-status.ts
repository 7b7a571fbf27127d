import type { StatusReply } from '#contract/submission/status.ts'
import type { Store } from './store.ts'
import { storing } from './store-error.ts'

/**
 * Returns the status of a submission. Returns undefined when no submission with this id was accepted, or when the
 * submission was removed so long ago (`KEY_KEPT_DAYS`) that its row is deleted as well.
 */
export function submissionStatus({ db }: Store, id: string): Promise<StatusReply | undefined> {
  return storing(async () => {
    const row = await db
      .selectFrom('submissions')
      .leftJoin('mails', 'mails.submission_id', 'submissions.id')
      .select(['receipt', 'kind', 'accepted_at', 'removed_at', 'sent_at'])
      .where('submissions.id', '=', id)
      .executeTakeFirst()
    return (
      row && {
        ok: true,
        receipt: row.receipt,
        kind: row.kind,
        acceptedAt: row.accepted_at,
        ...(row.sent_at !== null && { mailedAt: row.sent_at }),
        ...(row.removed_at !== null && { removedAt: row.removed_at }),
      }
    )
  })
}
