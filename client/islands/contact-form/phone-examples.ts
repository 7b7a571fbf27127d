import type { Country } from '#contract/submission/country.ts'

/** A valid phone number for each country. If a country reserves numbers for fiction, the example is one of them. */
export const PHONE_EXAMPLES: Record<Country, string> = {
  AU: '+61 491 570 006',
  CA: '+1 604 555 0143',
  GB: '+44 7700 900123',
  US: '+1 202 555 0143',
  VN: '0912 345 678',
  OT: '+65 6000 0000',
}
