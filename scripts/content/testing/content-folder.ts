import { LOCALES, type Locale } from '#contract/addresses.ts'
import type { ContentFolder } from '../content-folder.ts'
import type { ContentKind } from '../content-kind.ts'

type Fields = Record<string, unknown>

/**
 * What a test changes in a valid folder. Changed texts are given by language. An undefined value removes its field or
 * file.
 */
export interface FolderChanges extends Partial<Record<Locale, Fields>> {
  slug?: string
  /** Changed exports of the file of facts, or the error that importing the file throws. */
  exports?: Fields | Error
  files?: Record<string, string | undefined>
}

/**
 * The folder of a content item with `exports`, and with `texts` in every language. The values in `changes` replace
 * those of the folder.
 */
export function contentFolder(
  kind: ContentKind,
  exports: Fields,
  texts: object,
  changes: FolderChanges,
): ContentFolder {
  const files = LOCALES.map((locale) => [`${locale}.json`, JSON.stringify({ ...texts, ...changes[locale] })])
  return {
    slug: changes.slug ?? 'new-item',
    files: { [kind.factsFile]: '', ...Object.fromEntries(files), ...changes.files },
    exports: changes.exports instanceof Error ? changes.exports : definedFields({ ...exports, ...changes.exports }),
  }
}

/** Gives every language the same texts. */
export function inEveryLanguage(texts: Fields): Record<Locale, Fields> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, texts])) as Record<Locale, Fields>
}

/** The fields whose value is not undefined. */
export function definedFields(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
