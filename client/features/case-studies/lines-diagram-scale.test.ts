import { describe, expect, test } from 'vitest'
import { labelRows, pointsOf, ticksFor } from './lines-diagram-scale.ts'

describe('the scale of a line chart', () => {
  test('begins at zero where the values come near it', () => {
    expect(ticksFor([34, 240, 400])).toEqual([0, 100, 200, 300, 400])
    expect(ticksFor([0.8, 2.9, 1.1])).toEqual([0, 1, 2, 3])
  })

  test('begins below the lowest value where all lie high, so that their changes are seen', () => {
    expect(ticksFor([94.2, 97, 99.9])).toEqual([94, 96, 98, 100])
    expect(ticksFor([1180, 1390])).toEqual([1150, 1200, 1250, 1300, 1350, 1400])
  })

  test('takes fractions without errors of floating point', () => {
    expect(ticksFor([0.1, 0.3, 0.6])).toEqual([0, 0.2, 0.4, 0.6])
  })

  test.each([[[0, 0]], [[7, 7]], [[-3, 4]], [[-5, -5]], [[1e-4, 3e-4]], [[99_999, 100_001]]])(
    'holds %j between round numbers at even distances, six at most',
    (values) => {
      const ticks = ticksFor(values)
      expect(ticks[0]).toBeLessThanOrEqual(Math.min(...values))
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values))
      expect(ticks.length).toBeGreaterThan(1)
      expect(ticks.length).toBeLessThanOrEqual(6)
    },
  )
})

test('a line goes from side to side, its highest value on top', () => {
  expect(pointsOf([0, 400, 100], [0, 200, 400])).toEqual([
    [0, 100],
    [50, 0],
    [100, 75],
  ])
})

describe('labels beside the ends of lines', () => {
  test('stand in the order of the ends', () => {
    expect(labelRows([80, 20])).toEqual({ gaps: [20, 60, 20], rows: [4, 2] })
  })

  test('stand below each other when the lines end at one point', () => {
    expect(labelRows([50, 50])).toEqual({ gaps: [50, 0, 50], rows: [2, 4] })
  })

  test('take the whole height alone', () => {
    expect(labelRows([30])).toEqual({ gaps: [30, 70], rows: [2] })
  })
})
