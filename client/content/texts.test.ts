import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#contract/locale.ts'
import type { Localized } from './localized.ts'

const CLIENT_DIR = join(import.meta.dirname, '..')

const TRANSLATIONS = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)

/** Proper names and terms that read the same in both languages. */
const SAME_IN_EVERY_LANGUAGE = ['Android', 'iOS', 'Native']

const modules = import.meta.glob<object>(['./*.ts', './services/*.ts', '!./*.test.ts'], { eager: true })

/** Every bilingual text that a file of the content exports, with the file it stands in. */
const localizedTexts = Object.entries(modules).flatMap(([file, exported]) =>
  localizedIn(exported).map((text) => ({ file, text })),
)

/** What the glossary rules out; `found` is what a reader would trip over. */
const RULED_OUT: Record<Locale, RegExp[]> = {
  en: [
    /\b(leverag|seamless|passionate|cutting-edge|world-class|state-of-the-art|synerg)\w*/i,
    /\b(organis|optimis|summaris|modernis|recognis|digitis|automatis)\w*/i,
  ],
  vi: [
    /quý khách/i,
    /một cách /i,
    /được [^.,;:!?]* bởi /i,
    // The mark stands on the first vowel: xóa, khỏe, thúy.
    /\p{L}*(o[àáảãạèéẻẽẹ]|(?<!q)u[ỳýỷỹỵ])(?!\p{L})/iu,
  ],
}

describe('bilingual content', () => {
  test('is found wherever it stands', () => {
    expect(new Set(localizedTexts.map(({ file }) => file))).toEqual(
      new Set(Object.keys(modules).filter((file) => isBilingual(file))),
    )
  })

  test('is complete: no text is empty or stands in for one', () => {
    expect(localizedTexts.filter(({ text }) => LOCALES.some((locale) => !/[\p{L}\p{N}]/u.test(text[locale])))).toEqual(
      [],
    )
  })

  test.each(TRANSLATIONS)('is translated into %s', (locale) => {
    const untranslated = localizedTexts.filter(
      ({ text: { [locale]: text, [DEFAULT_LOCALE]: original } }) =>
        text === original && /\p{L}/u.test(text) && !SAME_IN_EVERY_LANGUAGE.includes(text),
    )
    expect(untranslated).toEqual([])
  })

  test('has no placeholders: nothing would fill them', () => {
    expect(localizedTexts.filter(({ text }) => LOCALES.some((locale) => /\{\{|\}\}/.test(text[locale])))).toEqual([])
  })
})

describe.each(LOCALES)('the words in %s', (locale) => {
  const texts = [...jsonTextsIn(locale), ...localizedTexts.map(({ text }) => text[locale])]

  test('keep to the glossary', () => {
    const found = texts.flatMap((text) => RULED_OUT[locale].map((pattern) => pattern.exec(text)?.[0]))
    expect(found.filter(Boolean)).toEqual([])
  })

  test('are written in composed characters, as fonts and search need them', () => {
    expect(texts.filter((text) => text !== text.normalize('NFC'))).toEqual([])
  })
})

/** True for a file whose source writes texts in the default language beside others. */
function isBilingual(file: string): boolean {
  return new RegExp(`\\b${DEFAULT_LOCALE}: ['"]`).test(readFileSync(join(import.meta.dirname, file), 'utf8'))
}

function localizedIn(value: unknown): Localized[] {
  if (typeof value !== 'object' || value === null) return []
  if (LOCALES.every((locale) => typeof (value as Localized)[locale] === 'string')) return [value as Localized]
  return Object.values(value).flatMap(localizedIn)
}

/** Every text of the translations, case studies and jobs in a language. */
function jsonTextsIn(locale: Locale): string[] {
  const files = globSync([`i18n/locales/${locale}/*.json`, `content/*/*/${locale}.json`], { cwd: CLIENT_DIR })
  return files.flatMap((file) => textsIn(JSON.parse(readFileSync(join(CLIENT_DIR, file), 'utf8'))))
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
