import type { Locale } from '#contract/addresses.ts'

/** The locale in whose way `Intl` writes dates and times. English has the day before the month, and 24 hours. */
export const DATE_LOCALES: Record<Locale, string> = { en: 'en-GB', vi: 'vi' }
