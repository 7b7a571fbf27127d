import { expect, test } from 'vitest'
import type { Locale } from '#contract/addresses.ts'
import { SITE_TEXTS } from './site-texts.ts'

/**
 * The places that name prices for clients, some in one currency, some in the other, some in both. The amounts in case
 * studies are other people's, those in jobs are salaries.
 */
const PRICED = /how-we-work$|\/services|^form\.json$/

/** Amounts such as `USD 200 to 300` and `VND 5 to 7.5 million`, in Vietnamese `200–300 USD` and `5–7,5 triệu đồng`. */
const AMOUNTS: Record<Locale, { usd: RegExp; millionVnd: RegExp; thousands: string }> = {
  en: {
    usd: /USD\s([\d,]+)(?:(?:–|\sto\s)([\d,]+))?/g,
    millionVnd: /VND\s([\d.]+)(?:(?:–|\sto\s)([\d.]+))?\smillion/g,
    thousands: ',',
  },
  vi: {
    usd: /(?:([\d.]+)–)?([\d.]+)\sUSD/g,
    millionVnd: /(?:([\d,]+)–)?([\d,]+)\striệu\sđồng/g,
    thousands: '.',
  },
}

/** The rate at which the company states its prices in đồng. */
const MILLION_VND_PER_USD = 0.025

/** The prices for clients that the texts of a language name, each once, in ascending order. */
function pricesIn(locale: Locale): { usd: number[]; millionVnd: number[] } {
  const { usd, millionVnd, thousands } = AMOUNTS[locale]
  const texts = SITE_TEXTS[locale].filter(({ place }) => PRICED.test(place)).map(({ text }) => text)
  const amounts = (pattern: RegExp) => {
    const found = [...texts.join('\n').matchAll(pattern)].flatMap(([, from, to]) => [from, to].filter(Boolean))
    const numbers = found.map((amount) => Number(amount?.replaceAll(thousands, '').replace(',', '.')))
    return [...new Set(numbers)].toSorted((a, b) => a - b)
  }
  return { usd: amounts(usd), millionVnd: amounts(millionVnd) }
}

test('prices are the same in both languages and, at one rate, in both currencies', () => {
  const { usd, millionVnd } = pricesIn('en')
  expect(usd.length).toBeGreaterThan(5)
  expect(millionVnd).toEqual(usd.map((amount) => amount * MILLION_VND_PER_USD))
  expect(pricesIn('vi')).toEqual({ usd, millionVnd })
})
