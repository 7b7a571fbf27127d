import type { Locale } from '#contract/addresses.ts'

/** A text of the content in every language: one that is missing does not compile. */
export type Localized = Record<Locale, string>
