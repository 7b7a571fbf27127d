import { describe, expect, test } from 'vitest'
import { pointsOf, ticksFor } from './lines-diagram-scale.ts'

describe('the scale of a line chart', () => {
  test('the scale starts at 0 if values are near 0', () => {
    expect(ticksFor([34, 240, 400])).toEqual([0, 100, 200, 300, 400])
    expect(ticksFor([0.8, 2.9, 1.1])).toEqual([0, 1, 2, 3])
  })

  test('the scale starts below the lowest value if all values are high, so that changes are visible', () => {
    expect(ticksFor([94.2, 97, 99.9])).toEqual([94, 96, 98, 100])
    expect(ticksFor([1180, 1390])).toEqual([1150, 1200, 1250, 1300, 1350, 1400])
  })

  test('fractions have no floating-point errors', () => {
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

test('a line reaches from edge to edge, with its highest value on top', () => {
  expect(pointsOf([0, 400, 100], [0, 200, 400])).toEqual([
    [0, 100],
    [50, 0],
    [100, 75],
  ])
})
