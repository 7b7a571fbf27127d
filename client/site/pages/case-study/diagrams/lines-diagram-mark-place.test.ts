import { expect, test } from 'vitest'
import { markPlace } from './lines-diagram-mark-place.ts'

/** Returns a line through points at equal distances; `y` counts from the top. */
const line = (...ys: number[]) => ys.map((y, index): [number, number] => [index * 10, y])
const placeAt = (point: number, ...lines: [number, number][][]) => markPlace(lines, { line: 1, point })

test('the upper of two lines has its numbers above, the lower one below', () => {
  const [upper, lower] = [line(10, 10, 10), line(50, 50, 50)]
  expect(placeAt(2, upper, lower)).toEqual({ side: 'above', shift: 0.5 })
  expect(placeAt(2, lower, upper)).toEqual({ side: 'below', shift: 0.5 })
})

test('where lines meet, the number of the first stands above', () => {
  const meeting = [line(10, 30, 10), line(50, 30, 50)]
  expect(markPlace(meeting, { line: 1, point: 2 }).side).toBe('above')
  expect(markPlace(meeting, { line: 2, point: 2 }).side).toBe('below')
})

test('a number near the axis stands above its point', () => {
  expect(placeAt(2, line(95, 95, 95), line(5, 5, 5)).side).toBe('above')
})

test('a number stands on the free side of a line that rises or falls', () => {
  const [rising, falling, above] = [line(60, 40, 20), line(20, 40, 60), line(0, 0, 0)]
  expect(placeAt(2, rising).shift).toBe(1)
  expect(placeAt(2, falling).shift).toBe(0)
  expect(placeAt(2, rising, above).shift).toBe(0)
  expect(placeAt(2, falling, above).shift).toBe(1)
})

test('at the ends of the drawing a number stands inside it', () => {
  expect(placeAt(1, line(60, 40, 20)).shift).toBe(0)
  expect(placeAt(3, line(20, 40, 60)).shift).toBe(1)
})
