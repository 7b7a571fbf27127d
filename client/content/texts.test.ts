import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { DEFAULT_LOCALE, LOCALES } from '#contract/addresses.ts'
import type { Localized } from '#contract/content/localized.ts'

const modules = import.meta.glob<object>(['./*.ts', './services/*.ts', '!./*.test.ts'], { eager: true })

/** Every bilingual text that a file of the content exports, with the file it stands in. */
const localizedTexts = Object.entries(modules).flatMap(([file, exported]) =>
  localizedIn(exported).map((text) => ({ file, text })),
)

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

  test('has no placeholders: nothing would fill them', () => {
    expect(localizedTexts.filter(({ text }) => LOCALES.some((locale) => /\{\{|\}\}/.test(text[locale])))).toEqual([])
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
