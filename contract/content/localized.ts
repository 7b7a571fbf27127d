import type { Locale } from '../addresses.ts'

/** A text in every language of the site. The compiler reports a missing language. */
export type Localized = Record<Locale, string>
