import { describe, expect, test } from 'vitest'
import { loadCaseStudies } from '#client/content/case-studies.ts'
import { LOCALES } from '#contract/addresses.ts'
import { barsScale } from './bars-scale.ts'

const bar = (value: number, text: string) => ({ label: text, value, text })

test.each([
  ['a scale of shares ends at the whole', [bar(11, '11%'), bar(58, '58%')], { end: 100, label: '100%' }],
  ['a scale of quantities ends at the largest', [bar(41, '41 min'), bar(9, '9 min')], { end: 41, label: '41 min' }],
  ['values above 100% are not shares', [bar(140, '140%'), bar(90, '90%')], { end: 140, label: '140%' }],
  ['if one value is not a share, none is', [bar(3, '3%'), bar(9, '9 lô')], { end: 9, label: '9 lô' }],
])('%s', (_name, bars, scale) => {
  expect(barsScale({ bars })).toEqual(scale)
})

test('a scale of parts of a named whole ends at the whole', () => {
  const whole = { value: 90, text: '90' }
  expect(barsScale({ bars: [bar(61, '61'), bar(1, '1')], whole })).toEqual({ end: 90, label: '90' })
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
        const drawn = value / barsScale(chart).end
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
      expect({ slug, end: barsScale(chart).end }).toEqual({ slug, end: counted })
  })
})
