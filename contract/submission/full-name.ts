import type { Application } from './application.ts'
import type { Contact } from './contact.ts'

/**
 * The full name in the order of the sender's country: in Vietnam the family name comes first. All applicants are from Vietnam
 * (`applicationPhoneError`). Subjects of mails keep the order of docs/product.md §7.
 */
export function fullName(payload: Contact | Application): string {
  const { firstName, lastName } = payload
  const isVietnamese = !('country' in payload) || payload.country === 'VN'
  return isVietnamese ? `${lastName} ${firstName}` : `${firstName} ${lastName}`
}
