import { globSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LOCALES, localePrefix } from '#contract/addresses.ts'
import { readContent } from '../support/content.ts'
import { hrefsOf, inOneLine, SITE_DIR, servedPage, textOf, textsOf } from '../support/served-page.ts'
import { SERVICES } from '../support/services.ts'
import { text } from '../support/texts.ts'

const { company } = await readContent<{ company: { figures: { engineers: number } } }>('company.ts')

function sectionOf(page: Document, title: string): Element {
  const section = [...page.querySelectorAll('main section')].find((one) => textOf(one.querySelector('h2')) === title)
  if (!section) throw new Error(`No section “${title}”`)
  return section
}

describe.each(LOCALES)('home in %s', (locale) => {
  const prefix = localePrefix(locale)
  const page = servedPage(prefix || '/')
  const home = (key: string, values = {}) => inOneLine(text(locale, `home:${key}`, values))

  test('the title has two lines, with links to contact, case studies and the second section below', () => {
    expect(page.querySelector('h1')?.innerHTML.replaceAll('&#160;', ' ')).toBe(
      `${home('hero.line1')}<br>${home('hero.line2')}`,
    )
    expect(hrefsOf(page, 'h1 ~ div a')).toEqual([`${prefix}/contact-us`, `${prefix}/case-studies`, '#why'])
    expect(page.querySelector('main > section')?.id).toBe('why')
  })

  test('the HTML has the posters for wide and tall screens, by day and by night, and no film', () => {
    const picture = page.querySelector('main picture') as Element
    expect(picture.querySelector('img')?.getAttribute('alt')).toBe(home('hero.filmAlt'))
    const [wideByNight, tallByNight, wide, , tall] = picture.querySelectorAll('source')
    expect(wideByNight?.getAttribute('srcset')).toMatch(/poster-wide-night.*\.avif$/)
    expect(wideByNight?.getAttribute('media')).toMatch(/min-width.* and \(prefers-color-scheme: dark\)$/)
    expect(tallByNight?.getAttribute('srcset')).toMatch(/poster-tall-night.*\.avif$/)
    expect(tallByNight?.getAttribute('media')).toMatch(/\(prefers-color-scheme: dark\)$/)
    expect(wide?.getAttribute('srcset')).toMatch(/poster-wide.*\.avif$/)
    expect(wide?.getAttribute('media')).toMatch(/min-width/)
    expect(tall?.getAttribute('srcset')).toMatch(/poster-tall.*\.avif$/)
    expect(page.querySelectorAll('video, [src$=".mp4"], [href$=".mp4"]')).toHaveLength(0)
  })

  test('why choose us: the first of the changing words is visible; figures, three values, a link to contact', () => {
    const why = page.getElementById('why') as Element
    const words = [...why.querySelectorAll('h2 [data-place]')]
    expect(words.map(textOf)).toEqual(['a', 'b', 'c', 'd'].map((word) => home(`why.words.${word}`)))
    expect(words.map((word) => word.getAttribute('aria-hidden'))).toEqual(['false', 'true', 'true', 'true'])
    expect(words.map((word) => word.getAttribute('data-place') === 'seen')).toEqual([true, false, false, false])
    expect(textsOf(why, 'li > strong')).toEqual(['30+', '18+', '20+'])
    expect(textsOf(why, 'li > strong ~ span')).toEqual(
      ['engineers', 'yearsOfExperience', 'partners'].map((figure) =>
        home(`figures.${figure}`, { engineers: company.figures.engineers }),
      ),
    )
    expect(textsOf(why, 'h3')).toEqual(['innovation', 'agility', 'trust'].map((value) => home(`values.${value}.title`)))
    expect(hrefsOf(why, 'a')).toEqual([`${prefix}/contact-us`])
  })

  test('four success stories, and a link to all case studies', () => {
    const section = sectionOf(page, home('stories.title'))
    expect(section.querySelectorAll('li:has(> button)')).toHaveLength(4)
    expect(hrefsOf(section, 'h2 ~ a, div > a')[0]).toBe(`${prefix}/case-studies`)
  })

  test('six services, each with its page', () => {
    const section = sectionOf(page, home('services.title'))
    expect(hrefsOf(section, 'h3 a')).toEqual(SERVICES.map(({ path }) => prefix + path))
    expect(hrefsOf(section, 'a')).toContain(`${prefix}/services`)
  })

  test('contact: the form beside three promises', () => {
    const section = sectionOf(page, inOneLine(text(locale, 'form:title')))
    expect(section.querySelectorAll('form')).toHaveLength(1)
    expect(textsOf(section, 'ul > li > h3')).toEqual(
      ['consultation', 'solutions', 'support'].map((point) => inOneLine(text(locale, `form:points.${point}.title`))),
    )
  })

  test('the structured data describe the company', () => {
    const data = JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '')
    expect(data).toMatchObject({ '@type': 'Organization', name: 'Lát', foundingDate: '2005' })
    expect(data.url).toBe(page.querySelector('link[rel="canonical"]')?.getAttribute('href'))
    expect(data.telephone).toBeTruthy()
    expect(data.sameAs).toHaveLength(2)
  })
})

test('each film weighs 600 kB at most', () => {
  const files = globSync('film/*.mp4', { cwd: SITE_DIR })
  expect(files).not.toEqual([])
  for (const file of files) expect(statSync(new URL(file, SITE_DIR)).size, file).toBeLessThanOrEqual(600_000)
})
