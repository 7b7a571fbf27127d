import { describe, expect, test } from 'vitest'
import { loadCaseStudies } from '#client/content/case-studies.ts'
import { LOCALES } from '#contract/addresses.ts'
import { barsScaleEnd } from './bars-scale-end.ts'

const bar = (value: number, text: string) => ({ label: text, value, text })

test.each([
  ['a scale of shares ends at the whole', [bar(11, '11%'), bar(58, '58%')], 100],
  ['a scale of quantities ends at the largest', [bar(41, '41 min'), bar(9, '9 min')], 41],
  ['values above 100% are not shares', [bar(140, '140%'), bar(90, '90%')], 140],
  ['if one value is not a share, none is', [bar(3, '3%'), bar(9, '9 lô')], 9],
])('%s', (_name, bars, end) => {
  expect(barsScaleEnd({ bars })).toBe(end)
})

test('a scale of parts of a named whole ends at the whole', () => {
  expect(barsScaleEnd({ bars: [bar(61, '61'), bar(1, '1')], whole: 90 })).toBe(90)
})

/** A ratio in words: `64 of 190`, `1 in 20`, `64 trên 190`. */
const RATIO = /^(\d+) (?:of|in|trên) (\d+)$/

/** A caption that counts parts of a number: `Of 100 pairs`, `Trong 100 cặp`, `of ninety charts`. */
const COUNTS_PARTS = /\b(?:of|trong|trên) (100|ninety)\b|^(chín mươi)/i
const NUMBER_WORDS = new Map([
  ['ninety', 90],
  ['chín mươi', 90],
])

describe.each(LOCALES)('in the case studies in %s', async (locale) => {
  const charts = (await loadCaseStudies(locale)).flatMap(({ slug, diagrams = [] }) =>
    diagrams.flatMap((diagram) => (diagram.kind === 'bars' ? [{ slug, ...diagram }] : [])),
  )

  test('a bar that is a ratio fills just this part of its row', () => {
    const ratios = charts.flatMap((chart) =>
      chart.bars.flatMap(({ text, value }) => {
        const [, part, all] = RATIO.exec(text) ?? []
        const drawn = value / barsScaleEnd(chart)
        return part && all ? [{ slug: chart.slug, text, written: Number(part) / Number(all), drawn }] : []
      }),
    )
    expect(ratios).not.toEqual([])
    expect(ratios.filter(({ written, drawn }) => Math.abs(written - drawn) > 0.001)).toEqual([])
  })

  test('a chart that counts parts of a number ends at this number', () => {
    const counting = charts.flatMap((chart) => {
      const [, afterOf, first] = COUNTS_PARTS.exec(chart.caption) ?? []
      const number = (afterOf ?? first)?.toLowerCase()
      return number ? [{ slug: chart.slug, counted: NUMBER_WORDS.get(number) ?? Number(number), chart }] : []
    })
    expect(counting).not.toEqual([])
    for (const { slug, counted, chart } of counting)
      expect({ slug, end: barsScaleEnd(chart) }).toEqual({ slug, end: counted })
  })

  test('a row has so many tiles that they can be told apart and counted', () => {
    for (const chart of charts) {
      const tiles = barsScaleEnd(chart) / chart.tile.value
      expect.soft({ slug: chart.slug, tiles }).toEqual({ slug: chart.slug, tiles: clamp(tiles, 7, 13) })
    }
  })
})

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)
