import { expect, test } from 'vitest'
import { figureAt } from './start-figure-list.ts'

test.each([
  ['30+', 0, '0+'],
  ['30+', 0.5, '15+'],
  ['30+', 1, '30+'],
  ['24/7', 0.5, '24/7'],
  ['2.5M+', 0.5, '1.3M+'],
  ['2.5M+', 1, '2.5M+'],
  ['99.9%', 0.1, '10.0%'],
])('%s at %f of the way is %s', (figure, progress, shown) => {
  expect(figureAt(figure, progress)).toBe(shown)
})
