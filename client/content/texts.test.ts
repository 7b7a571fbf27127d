import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { DEFAULT_LOCALE, LOCALES } from '#contract/addresses.ts'
import type { Localized } from '#contract/content/localized.ts'

const modules = import.meta.glob<object>(['./*.ts', './services/*.ts', '!./*.test.ts'], { eager: true })

/** Every text that a file of the content exports in all languages, together with the name of the file. */
const localizedTexts = Object.entries(modules).flatMap(([file, exported]) =>
  localizedIn(exported).map((text) => ({ file, text })),
)

describe('content in all languages side by side', () => {
  test('is found in every file that has some', () => {
    expect(new Set(localizedTexts.map(({ file }) => file))).toEqual(
      new Set(Object.keys(modules).filter((file) => hasAllLanguages(file))),
    )
  })

  test('is complete: no text is empty or a placeholder for one', () => {
    expect(localizedTexts.filter(({ text }) => LOCALES.some((locale) => !/[\p{L}\p{N}]/u.test(text[locale])))).toEqual(
      [],
    )
  })

  test('has no placeholders, which nothing would fill', () => {
    expect(localizedTexts.filter(({ text }) => LOCALES.some((locale) => /\{\{|\}\}/.test(text[locale])))).toEqual([])
  })
})

/**
 * True if the source of a file contains a text in the default language, such as `en: 'Careers'`. Such a file contains
 * texts in all languages side by side.
 */
function hasAllLanguages(file: string): boolean {
  return new RegExp(`\\b${DEFAULT_LOCALE}: ['"]`).test(readFileSync(join(import.meta.dirname, file), 'utf8'))
}

function localizedIn(value: unknown): Localized[] {
  if (typeof value !== 'object' || value === null) return []
  if (LOCALES.every((locale) => typeof (value as Localized)[locale] === 'string')) return [value as Localized]
  return Object.values(value).flatMap(localizedIn)
}
