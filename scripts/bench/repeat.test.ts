import { expect, test } from 'vitest'
import { medianScores } from './repeat.ts'

test('the scores are medians of numbers, for each category', () => {
  const runs = [
    [100, 100, 100, 92],
    [97, 100, 99, 100],
    [98, 100, 100, 100],
  ]
  expect(medianScores(runs)).toBe('98/100/100/100 !')
})

test('only scores below 100 are marked', () => {
  expect(medianScores(Array(3).fill([100, 100, 100, 100]))).toBe('100/100/100/100')
})
