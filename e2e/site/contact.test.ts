import { describe, expect, test } from 'vitest'
import { LOCALES, localePath } from '#contract/addresses.ts'
import type { Localized } from '#contract/content/localized.ts'
import { readContent } from '../support/content.ts'
import { hrefsOf, servedHtml, servedPage, textOf, textsOf } from '../support/served-page.ts'
import { containing, text } from '../support/texts.ts'

const { company } = await readContent<{
  company: { phone: string; phoneHref: string; email: string; professionalNetworkUrl: string; address: Localized }
}>('company.ts')

describe.each(LOCALES)('the office in %s', (locale) => {
  test.each(['/about-us', '/contact-us'])('%s shows street, address, phone and map', (path) => {
    const page = servedPage(localePath(locale, path))
    expect(textOf(page.querySelector('main address'))).toBe(company.address[locale])
    expect(textsOf(page, 'main strong')).toContain(company.phone)
    const links = hrefsOf(page, 'main > section:has(address) a')
    expect(links).toEqual([expect.stringContaining('openstreetmap.org'), company.phoneHref, `mailto:${company.email}`])
    for (const [picture, alt] of [
      ['office-street', text(locale, 'contact:address.pictureAlt')],
      ['map-ben-nghe', text(locale, 'contact:map.alt')],
    ])
      expect(page.querySelector(`main img[src="/illustrations/${picture}.svg"]`)?.getAttribute('alt')).toBe(alt)
    // The page requests nothing from another site before the visitor asks for the map, and says beforehand where the
    // map comes from.
    expect(servedHtml(localePath(locale, path))).not.toContain('<iframe')
    expect(text(locale, 'contact:map.note')).toContain('openstreetmap.org')
    expect(textOf(page.querySelector('main'))).toMatch(containing(text(locale, 'contact:map.note')))
  })
})

describe.each(LOCALES)('the contact cards in %s', (locale) => {
  test.each(['/', '/contact-us'])('%s has cards for phone, chat and careers, which open in a new tab', (path) => {
    const page = servedPage(localePath(locale, path))
    const cards = [...page.querySelectorAll('main li:has(> a[target="_blank"])')]
    const t = (key: string) => text(locale, `form:cards.${key}`)
    const newTab = ` (${t('newTab')})`
    expect(cards.map((card) => [...textsOf(card, 'h3'), ...hrefsOf(card, 'a'), ...textsOf(card, 'a')])).toEqual([
      [t('call.title'), company.phoneHref, company.phone],
      [t('chat.title'), company.professionalNetworkUrl, t('chat.link') + newTab],
      [t('careers.title'), localePath(locale, '/careers'), t('careers.link') + newTab],
    ])
    expect(cards.map((card) => card.querySelector('a')?.getAttribute('rel'))).toEqual(cards.map(() => 'noopener'))
  })
})
