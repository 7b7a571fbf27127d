import type { Locale } from '#contract/addresses.ts'

const FOLDER = new URL('../../client/content/', import.meta.url)

/** A text of the content in every language. */
export type Localized = Record<Locale, string>

/** What a file of `client/content/` exports; who asks says what of it is needed. */
export async function readContent<Exports>(file: string): Promise<Exports> {
  return (await import(new URL(file, FOLDER).href)) as Exports
}
