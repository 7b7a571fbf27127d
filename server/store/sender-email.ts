import { domainToASCII } from 'node:url'
import { storableText } from './storable-text.ts'
import type { Store } from './store.ts'
import { storedJson } from './stored-json.ts'

const AT_ONCE = 500

/** An address in the form by which submissions are found: lower case in every alphabet, composed, its domain as DNS knows it. */
export function comparableEmail(address: string): string {
  const text = storableText(address).toLowerCase().normalize('NFC')
  const place = text.lastIndexOf('@') + 1
  const domain = text.slice(place)
  return text.slice(0, place) + (domainToASCII(domain) || domain)
}

/** The comparable address of a payload, '' where it names none. */
export function emailOf(payload: unknown): string {
  const { email } = (payload ?? {}) as { email?: unknown }
  return typeof email === 'string' ? comparableEmail(email) : ''
}

/** Writes the address of submissions into their column that a release without it stored. */
export async function fillEmails({ db }: Store): Promise<void> {
  for (;;) {
    const rows = await db
      .selectFrom('submissions')
      .select(['id', 'payload'])
      .where('email', 'is', null)
      .where('removed_at', 'is', null)
      .limit(AT_ONCE)
      .execute()
    for (const { id, payload } of rows) {
      const email = emailOf(storedJson(payload))
      await db.updateTable('submissions').set({ email }).where('id', '=', id).where('removed_at', 'is', null).execute()
    }
    if (rows.length < AT_ONCE) return
  }
}
