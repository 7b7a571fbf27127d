import { domainToASCII } from 'node:url'
import type { Store } from './store.ts'
import { storableText, storedJson } from './stored-text.ts'

const BATCH = 500

/**
 * Returns an address in the form that is stored and searched: lower case, composed (NFC), its domain in ASCII (IDNA).
 */
export function comparableEmail(address: string): string {
  const text = storableText(address).toLowerCase().normalize('NFC')
  const start = text.lastIndexOf('@') + 1
  const domain = text.slice(start)
  return text.slice(0, start) + (domainToASCII(domain) || domain)
}

/** Returns the address in a payload as `comparableEmail` writes it; '' when the payload has none. */
export function emailOf(payload: unknown): string {
  const { email } = (payload ?? {}) as { email?: unknown }
  return typeof email === 'string' ? comparableEmail(email) : ''
}

/**
 * Fills the column `email` of submissions that an earlier release stored without it, so that a search by address finds
 * them.
 */
export async function fillEmails({ db }: Store): Promise<void> {
  for (;;) {
    const rows = await db
      .selectFrom('submissions')
      .select(['id', 'payload'])
      .where('email', 'is', null)
      .where('removed_at', 'is', null)
      .limit(BATCH)
      .execute()
    for (const { id, payload } of rows) {
      const email = emailOf(storedJson(payload))
      await db.updateTable('submissions').set({ email }).where('id', '=', id).where('removed_at', 'is', null).execute()
    }
    if (rows.length < BATCH) return
  }
}
