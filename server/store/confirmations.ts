import { sql } from 'kysely'
import { DAY_MS } from '../day.ts'
import type { Store } from './store.ts'

/**
 * One mailbox gets at most this many confirmations a day. It may belong to a stranger, whose mailbox somebody else
 * could otherwise fill through the form.
 */
const CONFIRMATIONS_PER_DAY = 3

/**
 * Records that a submission is confirmed to its sender, before the confirmation is sent. Records nothing and returns
 * false when the confirmation must not be sent:
 * - the submission was recorded as confirmed before, or
 * - the mailbox of `email` (as `comparableEmail` returns it) has already had `CONFIRMATIONS_PER_DAY` confirmations
 *   within a day.
 */
export async function claimConfirmation({ db }: Store, id: string, email: string, now: Date): Promise<boolean> {
  const dayBefore = new Date(now.getTime() - DAY_MS).toISOString()
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ confirmed_at: now.toISOString() })
    .where('submission_id', '=', id)
    .where('confirmed_at', 'is', null)
    .where(
      ({ selectFrom }) =>
        selectFrom('submissions')
          .innerJoin('mails as others', 'others.submission_id', 'submissions.id')
          .where(isOfMailbox(email))
          .where('others.confirmed_at', '>', dayBefore)
          .select(({ fn }) => fn.countAll().as('count')),
      '<',
      CONFIRMATIONS_PER_DAY,
    )
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/**
 * A condition for `where`: the submission's address belongs to the same mailbox as `email`. Many mail servers ignore
 * what follows a `+` before the @, and Gmail ignores dots there: without this condition one mailbox would have any
 * number of addresses. Where a server does tell such addresses apart, they only share the limit.
 */
function isOfMailbox(email: string) {
  const [, name = '', domain = ''] = /^(.[^+]*?)(?:\+.*)?@([^@]*)$/.exec(email.replaceAll('.', '')) ?? []
  const escaped = (text: string) => text.replace(/[!%_]/g, '!$&')
  const tagged = `${escaped(name)}+%@${escaped(domain)}`
  const address = sql<string>`replace(submissions.email, '.', '')`
  return sql<boolean>`(${address} = ${`${name}@${domain}`} or ${address} like ${tagged} escape '!')`
}
