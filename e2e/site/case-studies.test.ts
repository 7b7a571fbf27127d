import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LOCALES, localePath, PATHS } from '#contract/addresses.ts'
import { parseList, resultFigures } from '#contract/content/case-study-fields.ts'
import { readCaseStudies } from '../support/case-studies.ts'
import { listAddress, PAGE_SIZE } from '../support/case-study-filters.ts'
import { hrefsOf, inOneLine, SITE_DIR, servedPage, textOf, textsOf } from '../support/served-page.ts'
import { text } from '../support/texts.ts'

const caseStudies = await readCaseStudies()

/** Largest number of characters of the description on a card (docs/product.md §2.7). */
const DESCRIPTION_MAX_LENGTH = 135
/** Largest number of technologies on a card (docs/product.md §2.7). */
const TAGS_MAX_COUNT = 3
/** The indexes of the large cards, which show their descriptions without a button (docs/product.md §2.7). */
const LARGE_CARDS = [0, 7]

const SERVICES = ['enterprise_software', 'web_dev', 'mobile_app', 'managed_services', 'ai', 'data_science']
/** Industries that the filter offers even when no case study belongs to them. */
const NAMED_INDUSTRIES = ['retail_ecommerce', 'healthcare', 'finance', 'logistics']

function cut(description: string): string {
  const characters = [...description]
  return characters.length > DESCRIPTION_MAX_LENGTH
    ? `${characters.slice(0, DESCRIPTION_MAX_LENGTH).join('').trimEnd()}…`
    : description
}

describe.each(LOCALES)('the list of case studies in %s', (locale) => {
  const page = servedPage(listAddress(locale))
  const main = page.querySelector('main') as Element
  const form = main.querySelector('form[role=search]') as Element
  const values = (name: string) =>
    [...form.querySelectorAll(`select[name=${name}] option`)].map((option) => option.getAttribute('value'))

  test('the hero leads to the contact form', () => {
    expect(hrefsOf(main, 'a')[0]).toBe(localePath(locale, PATHS.contactUs))
  })

  test('the cards of the latest case studies show their content', () => {
    const cards = [...main.querySelectorAll('li')].filter((item) => item.querySelector('h3'))
    expect(
      cards.map((card) => ({
        image: card.querySelector('img')?.getAttribute('src'),
        hrefs: hrefsOf(card, 'a'),
        title: textOf(card.querySelector('h3')),
        texts: textsOf(card, 'p'),
        result: textOf(card.querySelector('div:has(> strong)')),
        tags: textsOf(card, 'li'),
        button: card.querySelector('button[aria-expanded=false]')?.getAttribute('aria-label'),
      })),
    ).toEqual(
      caseStudies.slice(0, PAGE_SIZE).map(({ slug, facts, texts }, index) => {
        const { title, category, description, results, resultLabels } = texts[locale]
        const [result] = resultFigures({ results, resultsWithIcon: facts.resultsWithIcon, resultLabels })
        return {
          image: `/covers/${slug}.svg`,
          hrefs: [`${listAddress(locale)}/${slug}`],
          title: inOneLine(title),
          texts: [category, cut(description)].map(inOneLine),
          result: expect.stringContaining(inOneLine(` ${result?.label}`)),
          tags: parseList(facts.technologies).slice(0, TAGS_MAX_COUNT),
          button: LARGE_CARDS.includes(index)
            ? undefined
            : text(locale, 'case-studies:list.description', { title: inOneLine(title) }),
        }
      }),
    )
  })

  test('every picture exists', () => {
    const pictures = caseStudies.map(({ slug }) => `covers/${slug}.svg`)
    const missing = pictures.filter((file) => !existsSync(new URL(file, SITE_DIR)))
    expect(missing).toEqual([])
  })

  test('without scripts there are links to the other case studies', () => {
    const others = caseStudies.slice(PAGE_SIZE)
    expect(textsOf(main, 'noscript a')).toEqual(others.map(({ texts }) => inOneLine(texts[locale].title)))
    expect(hrefsOf(main, 'noscript a')).toEqual(others.map(({ slug }) => `${listAddress(locale)}/${slug}`))
  })

  test('without scripts the filters are a form that the browser submits', () => {
    expect(form.getAttribute('method')).toBe('get')
    expect(form.getAttribute('action')).toBe(listAddress(locale))
    const names = [...form.querySelectorAll('[name]')].map((control) => control.getAttribute('name'))
    expect(names).toEqual(['industry', 'service', 'q'])
    expect(hrefsOf(form, 'a')).toEqual([listAddress(locale)])
  })

  test('the filters offer all services, the specified industries, and those of other case studies', () => {
    expect(values('service')).toEqual(['all', ...SERVICES])
    const offered = values('industry')
    expect(offered.slice(0, 5)).toEqual(['all', ...NAMED_INDUSTRIES])
    const industries = [...NAMED_INDUSTRIES, ...caseStudies.map(({ facts }) => facts.industry)]
    expect(offered.slice(1).toSorted()).toEqual([...new Set(industries)].toSorted())
  })

  test('the filters use the names of industries and services', () => {
    for (const [name, kind] of [
      ['industry', 'industries'],
      ['service', 'services'],
    ] as const) {
      const named = values(name).slice(1)
      expect(textsOf(form, `select[name=${name}] option`).slice(1)).toEqual(
        named.map((value) => text(locale, `case-studies:${kind}.${value}`)),
      )
    }
  })
})
