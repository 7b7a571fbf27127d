import type { Selectable } from 'kysely'
import type { Consent } from '#contract/submission/consent.ts'
import type { SubmissionKind } from '#contract/submission/submission.ts'
import { fillEmails } from './sender-email.ts'
import type { Store } from './store.ts'
import { storing } from './store-error.ts'
import { storedConsent } from './stored-text.ts'
import type { MailState, Tables } from './tables.ts'

/**
 * Conditions for submissions. When some of the lists `ids`, `receipts` and `emails` are not empty, a submission has to
 * be in one of them. It also has to meet all other conditions that are given.
 */
export interface Selection {
  ids: readonly string[]
  receipts: readonly string[]
  /** Addresses in the form that `comparableEmail` returns. */
  emails: readonly string[]
  state?: MailState | undefined
  acceptedBefore?: Date | undefined
  acceptedAfter?: Date | undefined
}

/** The facts about a submission without anything that its sender wrote. */
export interface Overview {
  id: string
  kind: SubmissionKind
  receipt: string
  acceptedAt: string
  consent: Consent | null
  /** Number of files. */
  files: number
  mail: {
    state: MailState
    attempts: number
    /** Recipients that have not taken the mail, while others have; null otherwise. */
    stillTo: string | null
    nextTryAt: string
    sentAt: string | null
    /** The error of the last try. It may hold the mail server's words, which may quote the mail. */
    lastError: string | null
  }
}

/** Returns the selected submissions, the newest first. Removed submissions are left out. */
export function findSubmissions(store: Store, selection: Selection): Promise<Overview[]> {
  const { ids, receipts, emails, state, acceptedBefore, acceptedAfter } = selection
  return storing(async () => {
    if (emails.length > 0) await fillEmails(store)
    let query = store.db
      .selectFrom('submissions')
      .innerJoin('mails', 'mails.submission_id', 'submissions.id')
      .selectAll('mails')
      .select(['submissions.id', 'kind', 'receipt', 'accepted_at', 'consent'])
      .select(({ selectFrom }) =>
        selectFrom('attachments')
          .select(({ fn }) => fn.countAll().as('count'))
          .whereRef('attachments.submission_id', '=', 'submissions.id')
          .as('files'),
      )
      .where('removed_at', 'is', null)
      .orderBy('accepted_at', 'desc')
    // PostgreSQL refuses `in ()`, so empty lists are left out.
    const lists = [
      ['submissions.id', ids] as const,
      ['receipt', receipts] as const,
      ['submissions.email', emails] as const,
    ].filter(([, values]) => values.length > 0)
    if (lists.length > 0)
      query = query.where(({ eb, or }) => or(lists.map(([column, values]) => eb(column, 'in', values))))
    if (state) query = query.where('state', '=', state)
    if (acceptedBefore) query = query.where('accepted_at', '<', acceptedBefore.toISOString())
    if (acceptedAfter) query = query.where('accepted_at', '>=', acceptedAfter.toISOString())
    const rows = await query.execute()
    return rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      receipt: row.receipt,
      acceptedAt: row.accepted_at,
      consent: storedConsent(row.consent),
      files: Number(row.files),
      mail: {
        state: row.state,
        attempts: row.attempts,
        stillTo: hasReachedAll(row) ? null : row.still_to,
        nextTryAt: row.next_try_at,
        sentAt: row.sent_at,
        lastError: row.last_error,
      },
    }))
  })
}

function hasReachedAll({ state, last_error }: Pick<Selectable<Tables['mails']>, 'state' | 'last_error'>): boolean {
  return state === 'sent' && last_error === null
}
