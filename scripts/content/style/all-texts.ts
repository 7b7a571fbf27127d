import { globSync, readFileSync } from 'node:fs'
import { DEFAULT_LOCALE, type Locale } from '#contract/addresses.ts'
import { textLeaves } from '../text-leaves.ts'

const CLIENT = new URL('../../../client/', import.meta.url)

/** A text of the site and where it is stored. */
export interface FoundText {
  file: string
  /** The dotted key of the text inside the file, such as `items.0.title`. */
  key: string
  text: string
}

/** The texts of a JSON file. The path of the file is relative to `client/`. */
export function textsIn(file: string): FoundText[] {
  return textLeaves(JSON.parse(readFileSync(new URL(file, CLIENT), 'utf8'))).map(([key, text]) => ({ file, key, text }))
}

/**
 * Every text of the site in a language: translations, case studies, jobs, and the TypeScript modules that contain each
 * text in all languages.
 */
export async function allTexts(locale: Locale): Promise<FoundText[]> {
  const files = globSync([`i18n/locales/${locale}/*.json`, `content/*/*/${locale}.json`], { cwd: CLIENT })
  return [...files.flatMap(textsIn), ...(await localizedTexts(locale))]
}

async function localizedTexts(locale: Locale): Promise<FoundText[]> {
  const files = globSync('content/{.,services}/*.ts', { cwd: CLIENT, exclude: ['**/*.test.ts'] }).filter(isBilingual)
  const texts = files.map(async (file) =>
    textLeaves({ ...(await import(new URL(file, CLIENT).href)) })
      .filter(([key]) => key.endsWith(`.${locale}`))
      .map(([key, text]) => ({ file, key, text })),
  )
  return (await Promise.all(texts)).flat()
}

/**
 * True for a module that contains texts in several languages. The function reads the source instead of importing the
 * module, because Node cannot import modules that use `import.meta.glob`.
 */
function isBilingual(file: string): boolean {
  return new RegExp(`\\b${DEFAULT_LOCALE}: ['"]`).test(readFileSync(new URL(file, CLIENT), 'utf8'))
}
