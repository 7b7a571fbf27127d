import { LOCALES, type Locale } from '#contract/addresses.ts'
import type { ContentFolder } from './content-folder.ts'

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

type Texts = Readonly<Record<string, unknown>>

/** The texts of a folder in a language, none when their file is missing; an error when that holds something else. */
export function readTexts({ files }: ContentFolder, locale: Locale): Texts | Error {
  try {
    const texts = JSON.parse(files[`${locale}.json`] ?? '{}')
    return typeof texts === 'object' && texts !== null ? texts : new Error(`it holds ${JSON.stringify(texts)}`)
  } catch (error) {
    return error as Error
  }
}

/**
 * What is wrong with the texts of a folder in a language, each as the end of a line that begins with the file's name:
 * that there are none, or what `problemsOf` finds in them.
 */
export function textsProblems(
  folder: ContentFolder,
  locale: Locale,
  requiredFields: readonly string[],
  problemsOf: (texts: Texts) => string[],
): string[] {
  if (folder.files[`${locale}.json`] === undefined) {
    const other = LOCALES.find((name) => folder.files[`${name}.json`] !== undefined)
    const fields = other ? Object.keys(readTexts(folder, other)) : requiredFields
    return [` is missing: add it with the texts in ${languageNames.of(locale)}: ${fields.join(', ')}`]
  }
  const texts = readTexts(folder, locale)
  if (texts instanceof Error) return [` is no JSON object: ${texts.message}`]
  return problemsOf(texts).map((problem) => `: ${problem}`)
}
