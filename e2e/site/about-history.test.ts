import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale, localePath, PATHS } from '#contract/addresses.ts'
import { readContent } from '../support/content.ts'
import { hrefsOf, inOneLine, servedPage, textOf, textsOf } from '../support/served-page.ts'

interface Event {
  year: number
  title: Record<Locale, string>
  text: Record<Locale, string>
}

interface Period extends Omit<Event, 'year'> {
  from: number
  to: number
  events: Event[]
}

const { periods } = await readContent<{ periods: Period[] }>('history.ts')

describe.each(LOCALES)('the history in %s', (locale) => {
  const page = servedPage(localePath(locale, PATHS.aboutHistory))
  const items = [...page.querySelectorAll('#timeline > ol > li')]

  test('the hero leads to the timeline', () => {
    expect(hrefsOf(page, 'main a')[0]).toBe('#timeline')
  })

  test('the HTML has the figures of docs/product.md §2.10', () => {
    expect(textsOf(page, 'main li > strong')).toEqual(['30+', '18+', '20+'])
  })

  test('the periods are those of docs/product.md §2.10', () => {
    expect(items.map((item) => textOf(item.querySelector('p')))).toEqual(['2000–2005', '2005–2010', '2010–2015'])
  })

  test('each has its content, with events in order of time', () => {
    const shown = items.map((item) => ({
      title: textOf(item.querySelector('h3')),
      text: textOf(item.querySelector('h3 + p')),
      events: [...item.querySelectorAll('ol > li')].map((event) => ({
        years: textsOf(event, 'time'),
        title: textOf(event.querySelector('h4')),
        text: textOf(event.querySelector('h4 + p')),
      })),
    }))
    expect(shown).toEqual(
      periods.map(({ title, text, events }) => ({
        title: inOneLine(title[locale]),
        text: inOneLine(text[locale]),
        events: events.map((event) => ({
          years: [`${event.year}`],
          title: inOneLine(event.title[locale]),
          text: inOneLine(event.text[locale]),
        })),
      })),
    )
    for (const { events } of shown) {
      const years = events.flatMap(({ years }) => years)
      expect(years).toEqual(years.toSorted())
    }
  })

  test('each ends with a milestone of docs/product.md §1.4', () => {
    const milestones = items.map((item) => [...item.querySelectorAll('ol > li')].at(-1))
    expect(milestones.map((event) => textOf(event?.querySelector('time')))).toEqual(['2005', '2010', '2015'])
    expect(textOf(milestones[0]?.querySelector('h4'))).toContain('Lát')
    expect(textOf(milestones[2]?.querySelector('h4'))).toMatch(/Singapore.+ISO 27001/)
  })
})
