import type { SubmissionKind } from '#contract/submission/submission.ts'
import type { Store } from './store.ts'
import { StoreError, storing } from './store-error.ts'
import { type Attachment, attachmentOf } from './submissions.ts'

/** What is stored of a submission, as it is. */
export interface Remains {
  kind: SubmissionKind | undefined
  acceptedAt: string | undefined
  /** As JSON; undefined: it cannot be read. */
  payload: string | undefined
  attachments: readonly Attachment[]
  /** False when the disk has damaged some of it. */
  isWhole: boolean
}

/**
 * What can be read of a submission whose rows the disk has damaged.
 * @throws StoreError when the store cannot be asked.
 */
export async function readRemains({ db }: Store, id: string): Promise<Remains> {
  const [row] =
    (await unlessDamaged(() =>
      db.selectFrom('submissions').select(['kind', 'accepted_at', 'payload']).where('id', '=', id).execute(),
    )) ?? []
  const files = db.selectFrom('attachments').where('submission_id', '=', id).orderBy('position')
  const positions = await unlessDamaged(() => files.select('position').execute())
  const attachments: (Attachment | undefined)[] = []
  for (const { position } of positions ?? []) {
    const file = await unlessDamaged(() => files.selectAll().where('position', '=', position).executeTakeFirstOrThrow())
    attachments.push(file && attachmentOf(file))
  }
  const read = attachments.filter((file) => file !== undefined)
  return {
    kind: row?.kind,
    acceptedAt: row?.accepted_at,
    payload: row?.payload,
    attachments: read,
    isWhole: row !== undefined && positions !== undefined && read.length === attachments.length,
  }
}

async function unlessDamaged<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await storing(read)
  } catch (error) {
    if (error instanceof StoreError && error.damaged) return undefined
    throw error
  }
}
