import { type Locale, localePath, PATHS } from '#contract/addresses.ts'
import type { CaseStudy } from './case-studies.ts'

/** The number of cards shown at first, and added by each press of the button below them (docs/product.md §9.4). */
export const PAGE_SIZE = 12

/** A search text that finds nothing. */
export const NOWHERE = 'xyzzy'

/** The filters of the list of case studies. `search` is in lower case and without diacritics. */
export interface Filters {
  industry?: string
  service?: string
  search?: string
}

/** The case studies that match all of the filters (docs/product.md §5.4). */
export function matching(
  caseStudies: readonly CaseStudy[],
  locale: Locale,
  { industry, service, search = '' }: Filters,
): CaseStudy[] {
  return caseStudies.filter(({ facts, texts }) => {
    const { title, description } = texts[locale]
    return (
      (!industry || facts.industry === industry) &&
      (!service || facts.service === service) &&
      [title, description].some((place) => inPlainLetters(place).includes(search))
    )
  })
}

/**
 * A text in lower case, without diacritics and with plain spaces, as a visitor types it on a keyboard without
 * Vietnamese letters.
 */
function inPlainLetters(words: string): string {
  return words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd').replace(/\s+/g, ' ')
}

/**
 * The words of at least four letters in the titles, in lower case and without diacritics. Words that had diacritics
 * come first.
 */
export function titleWords(caseStudies: readonly CaseStudy[], locale: Locale): string[] {
  const words = caseStudies.flatMap(({ texts }) => texts[locale].title.split(/\s+/))
  const isMarked = (word: string) => inPlainLetters(word) !== word.toLowerCase()
  return words
    .filter((word) => /^\p{L}{4,}$/u.test(word))
    .toSorted((a, b) => Number(isMarked(b)) - Number(isMarked(a)))
    .map(inPlainLetters)
}

/**
 * Filters that match a case study: its industry, its service and a word of its title.
 * @throws when the case study is missing or lacks one of these.
 */
export function filtersOf(caseStudy: CaseStudy | undefined, locale: Locale): Required<Filters> {
  const { industry, service } = caseStudy?.facts ?? {}
  const [search] = caseStudy ? titleWords([caseStudy], locale) : []
  if (!industry || !service || !search) throw new Error('The content has no such case study, or no word in its title')
  return { industry, service, search }
}

/**
 * Returns an industry, a service and a search text. Any two of them match fewer case studies than each of them
 * alone, and all three match fewer than any two. A test can thus see whether each filter takes effect.
 * @throws when the content has no such filters.
 */
export function effectiveFilters(caseStudies: readonly CaseStudy[], locale: Locale): Required<Filters> {
  const count = (filters: Filters) => matching(caseStudies, locale, filters).length
  const eachNarrows = (filters: Filters): boolean =>
    Object.keys(filters).every((name) => count({ ...filters, [name]: undefined }) > count(filters))
  for (const search of new Set(titleWords(caseStudies, locale))) {
    for (const { industry } of caseStudies.map(({ facts }) => facts)) {
      for (const { service } of caseStudies.map(({ facts }) => facts)) {
        const pairs = [
          { industry, service },
          { industry, search },
          { service, search },
        ]
        if ([...pairs, { industry, service, search }].every(eachNarrows)) return { industry, service, search }
      }
    }
  }
  throw new Error('The content has no industry, service and word of a title that narrow the list down together')
}

/**
 * The first item that satisfies the condition.
 * @throws when there is none; `what` names the item in the message.
 */
export function firstOf<Value>(values: readonly Value[], what: string, isWanted: (value: Value) => boolean): Value {
  const found = values.find(isWanted)
  if (found === undefined) throw new Error(`The content has no ${what}`)
  return found
}

/** The address of the list of case studies with these filters. */
export function listAddress(locale: Locale, { industry, service, search }: Filters = {}): string {
  const given = Object.entries({ industry, service, q: search }).filter(([, value]) => value)
  const query = given.length > 0 ? `?${new URLSearchParams(given as [string, string][])}` : ''
  return localePath(locale, PATHS.caseStudies) + query
}
