import type { Locale } from '#contract/addresses.ts'

/** The locale by which `Intl` formats dates and times. `en-GB` puts the day before the month and uses 24 hours. */
export const DATE_LOCALES: Record<Locale, string> = { en: 'en-GB', vi: 'vi' }
