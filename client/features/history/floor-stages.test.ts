import { expect, test } from 'vitest'
import { periods } from '#client/content/history.ts'
import { coursesAt, isWhole, tilesIn } from './floor-stages.ts'

const COLUMNS = 12
/** What a text covers. */
const TEXT_COLUMNS = [2, 3, 4, 5, 6]

/** The floor from top to bottom: of every period its opening, its events and one more than it has now. */
const floors = periods.flatMap(({ id, events }) => [
  coursesAt(id, 0),
  ...events.map(({ isMilestone }, index) => coursesAt(id, index + 1, isMilestone)),
  coursesAt(id, events.length + 1),
])

test('the floor begins as bare ground and ends without a gap', () => {
  expect(floors[0]).toEqual([])
  expect(floors.at(-1)).toSatisfy(isWhole)
})

test.each(periods.map(({ id }) => id))('a further event of the period %s stands on a whole floor', (id) => {
  expect(coursesAt(id, 20)).toSatisfy(isWhole)
})

test('from one event of a period to the next the floor grows until it is whole', () => {
  for (const { id, events } of periods) {
    const tiles = [0, ...events.map((_, index) => index + 1)].map((step) => tilesIn(coursesAt(id, step)))
    expect(tiles).toEqual(tiles.toSorted((a, b) => a - b))
  }
})

test('no tile lies beyond the walls, and single ones lie beside the text', () => {
  for (const { column, count } of floors.flat()) {
    const columns = Array.from({ length: count }, (_, index) => column + index)
    expect(Math.min(...columns)).toBeGreaterThanOrEqual(1)
    expect(Math.max(...columns)).toBeLessThanOrEqual(COLUMNS)
    if (count < COLUMNS) expect(columns.filter((place) => TEXT_COLUMNS.includes(place))).toEqual([])
  }
})
