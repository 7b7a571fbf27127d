import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#contract/locale.ts'

const CLIENT_DIR = join(import.meta.dirname, '..')

/** Proper names and terms that read the same in both languages. */
const SAME_IN_EVERY_LANGUAGE = ['Android', 'Canada', 'Email', 'iOS', 'Native']

const TRANSLATIONS = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)

const PLACEHOLDER = /\{\{[^}]+\}\}/g

/** What may be a key: a string without spaces, or a template with at least one fixed part. */
const KEY_LITERAL = /['"]([\w.:-]+)['"]|`((?:\$\{[^}]*\})?[\w.:-]+(?:\$\{[^}]*\}[\w.:-]*)*)`/g

const SOURCES = filesOf('**/*.{ts,tsx}')
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(join(CLIENT_DIR, file), 'utf8'))

const NAMESPACES = filesOf('i18n/locales/en/*.json').map((file) => basename(file, '.json'))

test('there are texts to check', () => {
  expect(NAMESPACES).toContain('common')
})

test.each(TRANSLATIONS)('every namespace exists in %s', (locale) => {
  expect(filesOf(`i18n/locales/${locale}/*.json`).map((file) => basename(file, '.json'))).toEqual(NAMESPACES)
})

for (const namespace of NAMESPACES) {
  const original = textsOf(DEFAULT_LOCALE, namespace)

  test(`no text of ${namespace} is empty`, () => {
    const empty = LOCALES.flatMap((locale) => [...textsOf(locale, namespace)].filter(([, text]) => text.trim() === ''))
    expect(empty).toEqual([])
  })

  test(`no text of ${namespace} names a format: the build leaves formats out`, () => {
    const formatted = LOCALES.flatMap((locale) => [...textsOf(locale, namespace)]).filter(([, text]) =>
      (text.match(PLACEHOLDER) ?? []).some((placeholder) => placeholder.includes(',')),
    )
    expect(formatted).toEqual([])
  })

  test(`every text of ${namespace} is used`, () => {
    expect([...original.keys()].filter((key) => !isUsed(namespace, withoutPluralForm(key)))).toEqual([])
  })

  test.each(TRANSLATIONS)(`${namespace} has the same keys in %s`, (locale) => {
    expect(keysOf(textsOf(locale, namespace))).toEqual(keysOf(original))
  })

  test.each(TRANSLATIONS)(`${namespace} is translated into %s`, (locale) => {
    const untranslated = [...textsOf(locale, namespace)].filter(
      ([key, text]) => text === original.get(key) && hasWords(text) && !SAME_IN_EVERY_LANGUAGE.includes(text),
    )
    expect(untranslated).toEqual([])
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

/** The texts of a namespace by their dotted key. */
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

function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replace(PLACEHOLDER, ''))
}

/** True when a source that uses the namespace names the key, or builds it from a template such as `steps.${id}.title`. */
function isUsed(namespace: string, key: string): boolean {
  return keyPatternsOf(namespace).some((pattern) => pattern.test(key))
}

function keyPatternsOf(namespace: string): RegExp[] {
  return SOURCES.filter((source) => namespace === 'common' || source.includes(`'${namespace}'`))
    .flatMap((source) => [...source.matchAll(KEY_LITERAL)])
    .map(([, plain, template = '']) => {
      const pattern = (plain ?? template).replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '\\w+')
      return new RegExp(`^${pattern.replace(`${namespace}:`, '')}$`)
    })
}
