import type { Locale } from '../addresses.ts'

/** A text in every language: the compiler names a language that is missing. */
export type Localized = Record<Locale, string>
