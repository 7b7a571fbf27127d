import { expect, test } from 'vitest'
import { barsScale } from './bars-scale.ts'

const bar = (value: number, text: string) => ({ label: text, value, text })

test.each([
  ['shares end at the whole', [bar(11, '11%'), bar(58, '58%')], { end: 100, label: '100%' }],
  ['quantities end at the longest', [bar(41, '41 min'), bar(9, '9 min')], { end: 41, label: '41 min' }],
  ['more than the whole is no share', [bar(140, '140%'), bar(90, '90%')], { end: 140, label: '140%' }],
  ['where one is no share none is', [bar(3, '3%'), bar(9, '9 lô')], { end: 9, label: '9 lô' }],
])('%s', (_name, bars, scale) => {
  expect(barsScale(bars)).toEqual(scale)
})
