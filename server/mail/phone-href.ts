import type { Country } from '#contract/submission/country.ts'
import { stripPhone } from '#contract/submission/phone.ts'

/**
 * For each country, a function that turns a phone number into its international form. The number has passed the rule of
 * its country (`contactPhoneError`).
 */
const DIALLED: Record<Country, (digits: string) => string> = {
  VN: (digits) => `+84${digits.slice(-9)}`,
  US: (digits) => `+1${digits.slice(-10)}`,
  CA: (digits) => `+1${digits.slice(-10)}`,
  AU: (digits) => `+61${digits.slice(-9)}`,
  GB: (digits) => digits.replace(/^(\+44|0044)0?/, '+44'),
  OT: (digits) => digits,
}

/** Returns a `tel:` link that calls a phone number (RFC 3966). */
export function phoneHref(country: Country, phone: string): string {
  return `tel:${DIALLED[country](stripPhone(phone))}`
}
