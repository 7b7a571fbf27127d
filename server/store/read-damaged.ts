import type { SubmissionKind } from '#contract/submission/submission.ts'
import type { Store } from './store.ts'
import { StoreError, storing } from './store-error.ts'
import { type Attachment, attachmentOfRow } from './submissions.ts'

/** What could be read of a stored submission. */
export interface ReadableSubmission {
  kind: SubmissionKind | undefined
  acceptedAt: string | undefined
  /** The payload as JSON text; undefined when it cannot be read. */
  payload: string | undefined
  attachments: readonly Attachment[]
  /** False when something of the submission could not be read. */
  isComplete: boolean
}

/**
 * Reads the rows of a submission one by one, so that undamaged rows can be read even when the disk has damaged others.
 * @throws StoreError when the store does not answer.
 */
export async function readDamagedSubmission({ db }: Store, id: string): Promise<ReadableSubmission> {
  const [row] =
    (await unlessDamaged(() =>
      db.selectFrom('submissions').select(['kind', 'accepted_at', 'payload']).where('id', '=', id).execute(),
    )) ?? []
  const files = db.selectFrom('attachments').where('submission_id', '=', id).orderBy('position')
  const positions = await unlessDamaged(() => files.select('position').execute())
  const attachments: (Attachment | undefined)[] = []
  for (const { position } of positions ?? []) {
    const file = await unlessDamaged(() => files.selectAll().where('position', '=', position).executeTakeFirstOrThrow())
    attachments.push(file && attachmentOfRow(file))
  }
  const read = attachments.filter((file) => file !== undefined)
  return {
    kind: row?.kind,
    acceptedAt: row?.accepted_at,
    payload: row?.payload,
    attachments: read,
    isComplete: row !== undefined && positions !== undefined && read.length === attachments.length,
  }
}

/**
 * Returns what `read` returns, or undefined when the disk has damaged the data.
 * @throws StoreError when the store fails in another way.
 */
async function unlessDamaged<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await storing(read)
  } catch (error) {
    if (error instanceof StoreError && error.damaged) return undefined
    throw error
  }
}
