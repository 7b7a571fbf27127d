import type { Application } from './application.ts'
import type { Contact } from './contact.ts'

/**
 * The full name in the order of the person's country: in Vietnam the family name comes first. Applicants count as
 * Vietnamese because their phone number must be Vietnamese (`applicationPhoneError`). The subjects of mails do not use
 * this function: docs/product.md §7 puts the first name first there.
 */
export function fullName(payload: Contact | Application): string {
  const { firstName, lastName } = payload
  const isVietnamese = !('country' in payload) || payload.country === 'VN'
  return isVietnamese ? `${lastName} ${firstName}` : `${firstName} ${lastName}`
}
