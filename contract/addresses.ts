/** Every language of the site. Adding a word here makes the compiler name what is missing. */
export const LOCALES = ['en', 'vi'] as const

export type Locale = (typeof LOCALES)[number]

/** Served without a URL prefix; also the fallback for missing translations. */
export const DEFAULT_LOCALE: Locale = 'en'
