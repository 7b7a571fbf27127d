import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#contract/addresses.ts'

const CLIENT_DIR = join(import.meta.dirname, '..')

const TRANSLATIONS = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)

const PLACEHOLDER = /\{\{[^}]+\}\}/g

/**
 * Matches everything in a source that may be the key of a text: a string without spaces, or a template with at least
 * one fixed part.
 */
const KEY_LITERAL = /['"]([\w.:-]+)['"]|`((?:\$\{[^}]*\})?[\w.:-]+(?:\$\{[^}]*\}[\w.:-]*)*)`/g

const NAME = /['"]([\w-]+)['"]|\b(\w+)\??:/g

const SOURCES = filesOf('{.,../contract}/**/*.{ts,tsx}')
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(join(CLIENT_DIR, file), 'utf8'))

/**
 * All strings and property names in the sources. If the key of a text contains a variable, such as `id` in
 * `steps.${id}.title`, the variable's value must be one of these names.
 */
const NAMES = new Set(
  SOURCES.flatMap((source) => [...source.matchAll(NAME)].map(([, text, property]) => text ?? property)),
)

const NAMESPACES = filesOf('i18n/locales/en/*.json').map((file) => basename(file, '.json'))

test('there are texts to check', () => {
  expect(NAMESPACES).toContain('common')
})

// `manifest.json` exists only in the translations: the texts in the default language are in the web app manifest.
test.each(TRANSLATIONS)('every namespace exists in %s, and the texts of the manifest', (locale) => {
  const files = filesOf(`i18n/locales/${locale}/*.json`).map((file) => basename(file, '.json'))
  expect(files).toEqual([...NAMESPACES, 'manifest'].sort())
})

for (const namespace of NAMESPACES) {
  const original = textsOf(DEFAULT_LOCALE, namespace)

  test(`no text of ${namespace} is empty or stands in for one`, () => {
    const empty = LOCALES.flatMap((locale) =>
      [...textsOf(locale, namespace)].filter(([, text]) => !/[\p{L}\p{N}]/u.test(text)),
    )
    expect(empty).toEqual([])
  })

  test(`no text of ${namespace} names a format: the build leaves formats out`, () => {
    const formatted = LOCALES.flatMap((locale) => [...textsOf(locale, namespace)]).filter(([, text]) =>
      (text.match(PLACEHOLDER) ?? []).some((placeholder) => placeholder.includes(',')),
    )
    expect(formatted).toEqual([])
  })

  test(`every text of ${namespace} is used`, () => {
    const patterns = keyPatternsOf(namespace)
    const unused = [...original.keys()].filter((key) => !patterns.some((pattern) => isNamed(key, pattern)))
    expect(unused).toEqual([])
  })

  test.each(TRANSLATIONS)(`${namespace} has the same keys in %s`, (locale) => {
    expect(keysOf(textsOf(locale, namespace))).toEqual(keysOf(original))
  })

  // i18next would show a missing form in English.
  test.each(LOCALES)(`${namespace} has every plural form of %s`, (locale) => {
    const texts = textsOf(locale, namespace)
    const plurals = new Set([...texts.keys()].filter((key) => withoutPluralForm(key) !== key).map(withoutPluralForm))
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
    const needed = [...plurals].flatMap((key) => forms.map((form) => `${key}_${form}`))
    expect(needed.filter((key) => !texts.has(key))).toEqual([])
  })

  test.each(TRANSLATIONS)(`${namespace} has the same placeholders in %s`, (locale) => {
    const different = [...textsOf(locale, namespace)].filter(
      ([key, text]) => original.has(key) && placeholdersOf(text) !== placeholdersOf(original.get(key) ?? ''),
    )
    expect(different).toEqual([])
  })
}

function filesOf(pattern: string): string[] {
  return globSync(pattern, { cwd: CLIENT_DIR }).sort()
}

/** Returns the texts of a namespace. Their keys are the paths in the JSON, joined by dots. */
function textsOf(locale: Locale, namespace: string): Map<string, string> {
  return new Map(
    flatten(JSON.parse(readFileSync(join(CLIENT_DIR, `i18n/locales/${locale}/${namespace}.json`), 'utf8'))),
  )
}

function flatten(texts: object, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  )
}

function withoutPluralForm(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '')
}

function keysOf(texts: Map<string, string>): string[] {
  return [...new Set([...texts.keys()].map(withoutPluralForm))].sort()
}

function placeholdersOf(text: string): string {
  return [...new Set(text.match(PLACEHOLDER))].sort().join(' ')
}

/**
 * Returns regular expressions for the keys of texts in the sources that use the namespace: one for each key that is
 * written out, and one for each template such as `steps.${id}.title`.
 */
function keyPatternsOf(namespace: string): RegExp[] {
  return SOURCES.filter((source) => usesNamespace(source, namespace))
    .flatMap((source) => [...source.matchAll(KEY_LITERAL)].map(([, plain, template = '']) => plain ?? template))
    .map((key) => key.replace(`${namespace}:`, ''))
    .map((key) => new RegExp(`^${key.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '(\\w+)')}$`))
}

function usesNamespace(source: string, namespace: string): boolean {
  return source.includes(`'${namespace}'`) || (namespace === 'common' && source.includes('i18nFor('))
}

/**
 * True if a key fits the pattern of a template such as `steps.${id}.title`, and if each part of the key that stands for
 * a variable also occurs in the sources as a name.
 */
function isNamed(key: string, pattern: RegExp): boolean {
  return (
    pattern
      .exec(withoutPluralForm(key))
      ?.slice(1)
      .every((part) => NAMES.has(part)) ?? false
  )
}
