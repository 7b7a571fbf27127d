import { LOCALES, type Locale } from '#contract/addresses.ts'
import type { ContentFolder } from '../content-folder.ts'
import type { ContentKind } from '../content-kind.ts'

type Fields = Record<string, unknown>

/** Changes of a valid folder; a language has changes of its texts. An undefined value leaves the field or file out. */
export interface FolderChanges extends Partial<Record<Locale, Fields>> {
  slug?: string
  /** Exports of the file of facts, or the error of importing it. */
  exports?: Fields | Error
  files?: Record<string, string | undefined>
}

/** A folder of a kind with these exports and texts, the same in every language, but for the changes. */
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

/** The same texts in every language. */
export function inEveryLanguage(texts: Fields): Record<Locale, Fields> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, texts])) as Record<Locale, Fields>
}

/** The fields that have a value. */
export function definedFields(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
