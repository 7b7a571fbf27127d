import type { Country } from './country.ts'
import type { FieldError } from './field-error.ts'

const CONTACT_RULES: Record<Country, { pattern: RegExp; error: FieldError }> = {
  VN: { pattern: /^(\+?84|0)?[35789]\d{8}$/, error: 'phone_invalid_vn' },
  US: { pattern: /^(\+1|001)\d{10}$/, error: 'phone_invalid_usca' },
  CA: { pattern: /^(\+1|001)\d{10}$/, error: 'phone_invalid_usca' },
  AU: { pattern: /^(\+61|061)\d{9}$/, error: 'phone_invalid_au' },
  GB: { pattern: /^(\+44|0044)\d{9,10}$/, error: 'phone_invalid_gb' },
  OT: { pattern: /^\+?\d{8,15}$/, error: 'phone_invalid_generic' },
}

const APPLICATION_RULE = /^(\+84|84|0)[35789]\d{8}$/

/** The digits of a phone number, with a leading plus if there was one. */
export function stripPhone(phone: string): string {
  const plus = /^\D*\+/.test(phone) ? '+' : ''
  return plus + phone.replace(/\D/g, '')
}

/** The error of a phone number by the rules of `country` (docs/product.md §5.1), or null. */
export function contactPhoneError(country: Country, phone: string): FieldError | null {
  if (phone.trim() === '') return 'required'
  const rule = CONTACT_RULES[country]
  return rule.pattern.test(stripPhone(phone)) ? null : rule.error
}

/**
 * The error of an applicant's phone number, which must be Vietnamese (docs/product.md §5.2), or null. White space,
 * parentheses, dots and dashes of all kinds are ignored. So are invisible characters, which a number may contain if it
 * was copied from a list of contacts.
 */
export function applicationPhoneError(phone: string): FieldError | null {
  if (phone.trim() === '') return 'required'
  return APPLICATION_RULE.test(phone.replace(/[\s().\p{Pd}\p{Cf}]/gu, '')) ? null : 'phone_invalid_application'
}
