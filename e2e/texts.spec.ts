import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#contract/locale.ts'
import { KINDS, LISTED, languageOf } from './support/pages.ts'
import { bringToLife, expect, test } from './support/test.ts'

const CLIENT_DIR = fileURLToPath(new URL('../client/', import.meta.url))
const UNLISTED = ['/outbox', '/no-such-page', '/case-studies/no-such-story', '/jobs/no-such-job']

const PLACEHOLDER = /\{\{[^}]*\}\}/

/** What stands where a value or a text should. */
const LEFTOVER = /\{\{|\}\}|\bundefined\b|\bNaN\b|\[object |^\s*(…|null)\s*$/

/** Shorter ones may be names, or the same in both languages by chance. */
const SENTENCE_MIN_WORDS = 4

/** Every key with and without its namespace, but for a word that is its own key. */
const KEYS = new Set(
  jsonFiles('i18n/locales/en/*.json').flatMap(({ name, json }) =>
    Object.entries(flatten(json)).flatMap(([key, text]) => (key === text ? [] : [key, `${name}:${key}`])),
  ),
)

for (const locale of LOCALES) {
  const foreign = foreignSentences(locale)

  test(`no ${locale} page is served with a key, a gap or a sentence of another language`, async ({ page, request }) => {
    test.slow()
    const prefix = locale === DEFAULT_LOCALE ? '' : `/${locale}`
    const paths = LISTED.filter((path) => languageOf(path) === locale).concat(UNLISTED.map((path) => prefix + path))
    expect(paths.length).toBeGreaterThan(40)
    for (const path of paths) {
      const texts = await textsOf(page, await (await request.get(path)).text())
      expect.soft(faultsIn(texts, foreign), path).toEqual([])
    }
  })

  test(`no ${locale} page shows one once the browser has taken it over`, async ({ page }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of KINDS.filter((path) => languageOf(path) === locale)) {
      await page.goto(path)
      await expect(page.locator('html'), path).toHaveAttribute('data-offline', /./, { timeout: 60_000 })
      // Parts of home are taken over when they come near.
      for (const part of await page.locator('main > div section').all()) await bringToLife(part)
      expect.soft(faultsIn(await textsOf(page, await page.content()), foreign), path).toEqual([])
    }
  })
}

/** What no page may say: keys, gaps and sentences of another language. */
function faultsIn(texts: string[], foreign: string[]): string[] {
  const all = texts.join('\n')
  return [
    ...(texts.length > 20 ? [] : ['hardly any text']),
    ...texts.filter((text) => showsKey(text) || LEFTOVER.test(text)),
    ...foreign.filter((sentence) => all.includes(sentence)),
  ]
}

/** True for a text that is a key, or has one such as `steps.review.title` among its words. */
function showsKey(text: string): boolean {
  return KEYS.has(text) || text.split(' ').some((word) => word.includes('.') && KEYS.has(word))
}

/** Everything that a page says, in its text and in the attributes that are shown or read out. */
function textsOf(page: Page, html: string): Promise<string[]> {
  return page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html')
    for (const element of parsed.querySelectorAll('script, style')) element.remove()
    const texts: string[] = []
    const walker = parsed.createTreeWalker(parsed, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '')
    for (const attribute of ['alt', 'aria-label', 'aria-roledescription', 'content', 'placeholder', 'title']) {
      for (const element of parsed.querySelectorAll(`[${attribute}]`)) texts.push(element.getAttribute(attribute) ?? '')
    }
    return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean)
  }, html)
}

/** The sentences of the other languages, or what stands between the places that are filled in. */
function foreignSentences(locale: Locale): string[] {
  const own = new Set(sentencesIn(locale))
  const others = LOCALES.filter((other) => other !== locale).flatMap(sentencesIn)
  return [...new Set(others)].filter((sentence) => !own.has(sentence))
}

function sentencesIn(locale: Locale): string[] {
  const json = jsonFiles(`i18n/locales/${locale}/*.json`, `content/*/*/${locale}.json`)
  const bilingual = globSync(['content/*.ts', 'content/services/*.ts'], { cwd: CLIENT_DIR }).flatMap((file) => [
    ...readFileSync(CLIENT_DIR + file, 'utf8').matchAll(new RegExp(`\\b${locale}: '([^']+)'`, 'g')),
  ])
  return [...json.flatMap((file) => Object.values(flatten(file.json))), ...bilingual.map((match) => match[1] ?? '')]
    .flatMap((text) => text.split(PLACEHOLDER).flatMap((part) => part.split('\n')))
    .map((text) =>
      text
        .replace(/^([#>-]+ )+/, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((text) => text.split(' ').length >= SENTENCE_MIN_WORDS)
}

function jsonFiles(...patterns: string[]): { name: string; json: object }[] {
  return globSync(patterns, { cwd: CLIENT_DIR }).map((file) => ({
    name: basename(file, '.json'),
    json: JSON.parse(readFileSync(CLIENT_DIR + file, 'utf8')),
  }))
}

/** Texts by their dotted key. */
function flatten(texts: object): Record<string, string> {
  const entries = Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string'
      ? [[key, value]]
      : Object.entries(flatten(value)).map(([rest, text]) => [`${key}.${rest}`, text]),
  )
  return Object.fromEntries(entries)
}
