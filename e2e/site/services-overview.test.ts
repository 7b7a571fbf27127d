import { describe, expect, test } from 'vitest'
import { LOCALES, localePrefix } from '#contract/addresses.ts'
import { readContent } from '../support/content.ts'
import { hrefsOf, inOneLine, servedPage, textOf, textsOf } from '../support/served-page.ts'
import { readService, SERVICES } from '../support/services.ts'
import { text } from '../support/texts.ts'
import { COMPANY_FIGURES, expectClosingLinks, figuresOf } from './services-shared.ts'

const { benefits, promises } = await readContent<{ benefits: string[]; promises: string[] }>('services.ts')

describe.each(LOCALES)('the page of all services in %s', (locale) => {
  const prefix = localePrefix(locale)
  const words = (key: string) => inOneLine(text(locale, `services:${key}`))
  const page = servedPage(`${prefix}/services`)

  test('six cards from 01 to 06 open the services in new tabs and list their contents', async () => {
    const cards = [...page.querySelectorAll('main ol > li')]
    expect(cards).toHaveLength(SERVICES.length)
    for (const [index, { path, service }] of SERVICES.entries()) {
      const card = cards[index]
      if (!card) throw new Error(`no card ${index}`)
      expect(textsOf(card, 'p')[0]).toBe(`0${index + 1}`)
      const link = card.querySelector('h3 a')
      expect(link?.getAttribute('href')).toBe(prefix + path)
      expect(link?.getAttribute('target')).toBe('_blank')
      expect(link?.getAttribute('rel')).toMatch(/noopener/)
      expect(textOf(link)).toContain(words(`pages.${service}.title`))
      const { tiles } = await readService(path)
      expect(textsOf(card, 'ul > li')).toEqual(tiles.map(({ title }) => inOneLine(title[locale])))
    }
  })

  test('buttons lead to contact, case studies and LinkedIn', () => {
    expect(hrefsOf(page, 'main > :first-child a')).toEqual([`${prefix}/contact-us`, `${prefix}/case-studies`])
    expectClosingLinks(page, prefix)
  })

  test('the promises to every project', () => {
    const band = page.querySelector('#every-project')
    if (!band) throw new Error('no band of promises')
    for (const part of ['title', 'text'])
      expect(textsOf(band, part === 'title' ? 'h3' : 'p')).toEqual(
        promises.map((promise) => words(`promises.items.${promise}.${part}`)),
      )
  })

  test('four figures, four benefits, one of them 15%', () => {
    expect(figuresOf(page)).toEqual(COMPANY_FIGURES)
    expect(benefits).toEqual(['knowHow', 'timeToMarket', 'satisfaction', 'cost'])
    const headings = textsOf(page, 'main h3')
    for (const id of benefits) expect(headings).toContain(words(`benefits.${id}.title`))
    expect(textOf(page.querySelector('main'))).toContain('15%')
  })
})
