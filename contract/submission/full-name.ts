import type { Application } from './application.ts'
import type { Contact } from './contact.ts'

/**
 * A name as its bearer is addressed. In Vietnam, from where all applications come (`applicationPhoneError`), the family name stands
 * first; only the subjects of mails have the order that the specification gives them (§7).
 */
export function fullName(payload: Contact | Application): string {
  const { firstName, lastName } = payload
  const isVietnamese = !('country' in payload) || payload.country === 'VN'
  return isVietnamese ? `${lastName} ${firstName}` : `${firstName} ${lastName}`
}
