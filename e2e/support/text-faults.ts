import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LOCALES, type Locale } from '#contract/addresses.ts'
import { textLeaves } from '../../scripts/content/text-leaves.ts'

const CLIENT_DIR = fileURLToPath(new URL('../../client/', import.meta.url))

const PLACEHOLDER = /\{\{[^}]*\}\}/

/** Matches the signs of a missing value or a missing text. */
const LEFTOVER = /\{\{|\}\}|\bundefined\b|\bNaN\b|\[object |^\s*(…|null)\s*$/

/**
 * A page must not contain a sentence of another language. Sentences with fewer words than this are not checked: they
 * may be names, or be equal in two languages by chance.
 */
const SENTENCE_MIN_WORDS = 4

/** A page that has no more texts than this counts as faulty. */
const MIN_TEXTS = 20

/** Attributes that browsers show, that screen readers read out, or that search engines and social networks show. */
const SPEAKING_ATTRIBUTES = ['alt', 'aria-label', 'aria-roledescription', 'content', 'placeholder', 'title']

/**
 * Every translation key, with and without its namespace. A key that equals its English text is left out, because a page
 * that contains it may be right.
 */
const KEYS = new Set(
  jsonFiles('i18n/locales/en/*.json').flatMap(({ name, json }) =>
    textLeaves(json).flatMap(([key, text]) => (key === text ? [] : [key, `${name}:${key}`])),
  ),
)

const SENTENCES = Object.fromEntries(LOCALES.map((locale) => [locale, new Set(sentencesIn(locale))])) as Record<
  Locale,
  Set<string>
>

/**
 * The faults in the texts of a page: translation keys instead of texts, missing values, sentences of another language.
 */
export function textFaultsIn(page: Document, locale: Locale): string[] {
  const texts = textsOfPage(page)
  const all = texts.join('\n')
  return [
    ...(texts.length > MIN_TEXTS ? [] : ['hardly any text']),
    ...texts.filter((text) => showsKey(text) || LEFTOVER.test(text)),
    ...foreignTo(locale).filter((sentence) => all.includes(sentence)),
  ]
}

/** True when a text is a translation key, or contains a dotted key such as `steps.review.title`. */
function showsKey(text: string): boolean {
  return KEYS.has(text) || text.split(' ').some((word) => word.includes('.') && KEYS.has(word))
}

/** Every text of a page, from its text nodes and its attributes. */
function textsOfPage(page: Document): string[] {
  const attributes = SPEAKING_ATTRIBUTES.flatMap((attribute) =>
    [...page.querySelectorAll(`[${attribute}]`)].map((element) => element.getAttribute(attribute) ?? ''),
  )
  return [...textNodesOf(page.documentElement), ...attributes]
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
}

function textNodesOf(element: Element): string[] {
  if (['script', 'style'].includes(element.localName)) return []
  return [...element.childNodes].flatMap((node) => {
    if (node.nodeType === node.TEXT_NODE) return node.textContent ?? ''
    return node.nodeType === node.ELEMENT_NODE ? textNodesOf(node as Element) : []
  })
}

/**
 * The sentences that occur in the texts of other languages, but not in those of this one. A sentence with placeholders
 * is split into the parts between the placeholders.
 */
function foreignTo(locale: Locale): string[] {
  return LOCALES.filter((other) => other !== locale).flatMap((other) =>
    [...SENTENCES[other]].filter((sentence) => !SENTENCES[locale].has(sentence)),
  )
}

function sentencesIn(locale: Locale): string[] {
  const json = jsonFiles(`i18n/locales/${locale}/*.json`, `content/*/*/${locale}.json`)
  const bilingual = globSync(['content/*.ts', 'content/services/*.ts'], { cwd: CLIENT_DIR }).flatMap((file) => [
    ...readFileSync(CLIENT_DIR + file, 'utf8').matchAll(new RegExp(`\\b${locale}: '([^']+)'`, 'g')),
  ])
  return [
    ...json.flatMap((file) => textLeaves(file.json).map(([, text]) => text)),
    ...bilingual.map((match) => match[1] ?? ''),
  ]
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
