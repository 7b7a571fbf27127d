import { globSync, readFileSync } from 'node:fs'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#contract/addresses.ts'

const CLIENT = new URL('../../../client/', import.meta.url)

/** A text of the site and where it is stored. */
export interface FoundText {
  file: string
  /** The path of the text inside the file, such as `items.0.title`. */
  key: string
  text: string
}

/** The texts of a JSON file. The path of the file is relative to `client/`. */
export function textsIn(file: string): FoundText[] {
  return flatten(JSON.parse(readFileSync(new URL(file, CLIENT), 'utf8'))).map(([key, text]) => ({ file, key, text }))
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
    flatten({ ...(await import(new URL(file, CLIENT).href)) })
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

function flatten(value: unknown, key = ''): [key: string, text: string][] {
  if (typeof value === 'string') return [[key, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => flatten(inner, key ? `${key}.${name}` : name))
}

/** The languages into which texts are translated. */
export const TRANSLATIONS = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)
