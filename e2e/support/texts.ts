import { readFileSync } from 'node:fs'
import type { Locale } from '#contract/addresses.ts'
import { textLeaves } from '../../scripts/content/text-leaves.ts'

/** The content of a language file: texts by their keys. Keys may be nested. */
interface Texts {
  [name: string]: string | Texts
}

const LOCALES_FOLDER = new URL('../../client/i18n/locales/', import.meta.url)
const files = new Map<string, Texts>()

/**
 * The text of a key such as `form:error.required`, with values for its placeholders. For a plural, give the key with
 * its ending `_one` or `_other`.
 * @throws when the text or a value is missing.
 */
export function text(locale: Locale, key: string, values: Record<string, string | number> = {}): string {
  const [namespace = '', path = ''] = key.split(':')
  const found = path
    .split('.')
    .reduce<string | Texts | undefined>(
      (texts, name) => (typeof texts === 'object' ? texts[name] : undefined),
      textsOf(locale, namespace),
    )
  if (typeof found !== 'string') throw new Error(`No text ${key} in ${locale}`)
  return found.replace(/\{\{\s*(\w+)[^}]*\}\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`${key} in ${locale} needs a value for ${name}`)
    return String(value)
  })
}

/** Every text of a namespace (one file of translations), with its placeholders not filled in. */
export function textsIn(locale: Locale, namespace: string): string[] {
  return textLeaves(textsOf(locale, namespace)).map(([, text]) => text)
}

function textsOf(locale: Locale, namespace: string): Texts {
  const name = `${locale}/${namespace}.json`
  const texts = files.get(name) ?? (JSON.parse(readFileSync(new URL(name, LOCALES_FOLDER), 'utf8')) as Texts)
  files.set(name, texts)
  return texts
}

/** A pattern that matches any text that contains `part`. A space in `part` also matches a no-break space. */
export function containing(part: string): RegExp {
  return new RegExp(
    part
      .trim()
      .replace(/[$()*+./?[\\\]^{|}]/g, '\\$&')
      .replace(/\s+/g, '\\s+'),
  )
}
