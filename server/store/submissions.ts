import type { Kysely, Selectable } from 'kysely'
import type { Consent } from '#contract/submission/consent.ts'
import type { ReceiptReply, SubmissionKind } from '#contract/submission/submission.ts'
import type { Tablet } from '#contract/submission/tablet.ts'
import { deleteParts } from './parts.ts'
import { emailOf } from './sender-email.ts'
import type { Store } from './store.ts'
import { storing } from './store-error.ts'
import { storedConsent, storedJson } from './stored-text.ts'
import type { Scan, Tables } from './tables.ts'

export interface Attachment {
  fileName: string
  mediaType: string
  content: Uint8Array
  /** The virus scanner's verdict; null when there was no scanner. */
  scan: Scan | null
}

export interface Submission {
  id: string
  kind: SubmissionKind
  payload: unknown
  digest: string
  receipt: string
  acceptedAt: string
  /** Null when the request named no consent. */
  consent: Consent | null
  attachments: readonly Attachment[]
  /**
   * The tablet in fair mode that sent the submission. It is stored, but `loadSubmission` does not return it.
   */
  tablet?: Tablet | null
}

/** What is stored of a captcha solution, so that the solution cannot be used again. */
export interface CaptchaSolution {
  /** The random id of the challenge. */
  nonce: string
  /** The nonce is kept until this time (ISO 8601), which is later than the end of the challenge. */
  keptUntil: string
}

class NonceUsed extends Error {}

export interface Accepted {
  reply: ReceiptReply
  kind: SubmissionKind
  /**
   * The hash of the accepted request's content (`bodyDigest`). Null when the submission has been removed, because
   * nothing is left to compare a repeat with.
   */
  digest: string | null
}

/** Returns the receipt and body digest of an accepted submission; undefined when the id has not been accepted. */
export function findAccepted({ db }: Store, id: string): Promise<Accepted | undefined> {
  return storing(async () => {
    const row = await db
      .selectFrom('submissions')
      .select(['id', 'kind', 'receipt', 'accepted_at', 'digest', 'removed_at'])
      .where('id', '=', id)
      .executeTakeFirst()
    return (
      row && {
        reply: { ok: true, id: row.id, receipt: row.receipt, acceptedAt: row.accepted_at },
        kind: row.kind,
        digest: row.removed_at === null ? row.digest : null,
      }
    )
  })
}

/**
 * Stores the submission, its outgoing mail and the nonce of its captcha solution in one transaction
 * (docs/product.md §11.7), and deletes the submission's uploaded parts. Stores nothing and returns `duplicate` when the
 * id has been accepted before, or `nonce_used` when another submission has used the captcha solution.
 */
export function acceptSubmission(
  store: Store,
  submission: Submission,
  solution: CaptchaSolution,
  messageId: string,
): Promise<'accepted' | 'duplicate' | 'nonce_used'> {
  return storing(() =>
    store
      .transact(async (transaction) => {
        if (!(await insertSubmission(transaction, submission))) return 'duplicate' as const
        if (!(await insertNonce(transaction, solution, submission.acceptedAt))) throw new NonceUsed()
        await transaction
          .insertInto('mails')
          .values({ submission_id: submission.id, message_id: messageId, next_try_at: submission.acceptedAt })
          .execute()
        await deleteParts(transaction, submission.id)
        return 'accepted' as const
      })
      .catch((error: unknown) => {
        if (error instanceof NonceUsed) return 'nonce_used' as const
        throw error
      }),
  )
}

/** Inserts a submission and its files. Inserts nothing and returns false when its id has been accepted before. */
async function insertSubmission(db: Kysely<Tables>, submission: Submission): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('submissions')
    .values({
      id: submission.id,
      kind: submission.kind,
      payload: JSON.stringify(submission.payload),
      email: emailOf(submission.payload),
      digest: submission.digest,
      receipt: submission.receipt,
      accepted_at: submission.acceptedAt,
      consent: submission.consent && JSON.stringify(submission.consent),
      tablet: submission.tablet?.name ?? null,
      tablet_number: submission.tablet?.number ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) return false
  for (const [position, { fileName, mediaType, content, scan }] of submission.attachments.entries()) {
    await db
      .insertInto('attachments')
      .values({ submission_id: submission.id, position, file_name: fileName, media_type: mediaType, content, scan })
      .execute()
  }
  return true
}

/** Inserts the nonce of a captcha solution, and deletes those that were kept long enough. Returns false when the nonce is there already. */
async function insertNonce(db: Kysely<Tables>, { nonce, keptUntil }: CaptchaSolution, now: string): Promise<boolean> {
  await db.deleteFrom('captcha_nonces').where('expires_at', '<', now).execute()
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('captcha_nonces')
    .values({ nonce, expires_at: keptUntil })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows !== 0n
}

/** True when an accepted submission has used the captcha solution with this nonce. */
export function isNonceUsed({ db }: Store, { nonce }: CaptchaSolution): Promise<boolean> {
  return storing(async () => {
    const row = await db.selectFrom('captcha_nonces').select('nonce').where('nonce', '=', nonce).executeTakeFirst()
    return row !== undefined
  })
}

/**
 * Loads a stored submission with its attachments.
 * @throws StoreError, also when there is no such submission
 */
export function loadSubmission({ db }: Store, id: string): Promise<Submission> {
  return storing(async () => {
    const row = await db.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const attachments = await db
      .selectFrom('attachments')
      .selectAll()
      .where('submission_id', '=', id)
      .orderBy('position')
      .execute()
    return {
      id: row.id,
      kind: row.kind,
      payload: storedJson(row.payload),
      digest: row.digest,
      receipt: row.receipt,
      acceptedAt: row.accepted_at,
      consent: storedConsent(row.consent),
      attachments: attachments.map(attachmentOfRow),
    }
  })
}

export function attachmentOfRow(row: Selectable<Tables['attachments']>): Attachment {
  return { fileName: row.file_name, mediaType: row.media_type, content: row.content, scan: row.scan }
}
