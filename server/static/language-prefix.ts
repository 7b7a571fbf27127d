import { DEFAULT_LOCALE, LOCALES } from '#contract/addresses.ts'

const PREFIXES = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map((locale) => `/${locale}`)

/** The language part of a path: `/vi`, or nothing for the default language. */
export function languagePrefix(path: string): string {
  return PREFIXES.find((prefix) => path === prefix || path.startsWith(`${prefix}/`)) ?? ''
}
