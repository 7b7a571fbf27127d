import { expect, test } from 'vitest'
import { localFigure } from './local-figure.ts'

test('a figure in Vietnamese notation stays as it is', () => {
  for (const figure of ['11.400', '1,4', '0,6%']) expect(localFigure(figure, 'vi')).toBe(figure)
})

test.each([
  ['5M+', '5 triệu+'],
  ['2.5M+', '2,5 triệu+'],
  ['50K+', '50.000+'],
  ['99.9%', '99,9%'],
  ['24/7', '24/7'],
  ['120+', '120+'],
])('%s is %s in Vietnamese, and itself in English', (figure, vietnamese) => {
  expect(localFigure(figure, 'vi').replace('\u00a0', ' ')).toBe(vietnamese)
  expect(localFigure(figure, 'en')).toBe(figure)
})
