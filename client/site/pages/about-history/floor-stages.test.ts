import { expect, test } from 'vitest'
import { periods } from '#client/content/history.ts'
import { coursesAt, isWhole, tilesIn } from './floor-stages.ts'

const COLUMNS = 12
/** The columns of the drawn floor that the text of an event covers. */
const EVENT_TEXT_COLUMNS = [2, 3, 4, 5, 6]
const OPENING_TEXT_COLUMNS = [...EVENT_TEXT_COLUMNS, 7, 8]

/**
 * Returns the tiles of the floor for each period: beside its opening, then beside each event. Each period has `more`
 * additional events before its milestone (the last event).
 */
function floorsWith(more: number) {
  return periods.map(({ id, events }) => [
    { courses: coursesAt(id, 0), isMilestone: false, textColumns: OPENING_TEXT_COLUMNS },
    ...Array.from({ length: events.length + more }, (_, index) => {
      const isMilestone = index + 1 === events.length + more
      return { courses: coursesAt(id, index + 1, isMilestone), isMilestone, textColumns: EVENT_TEXT_COLUMNS }
    }),
  ])
}

test.each([0, 1, 5])(
  'with %d more events in each period the floor grows from bare ground until it is whole',
  (more) => {
    const floors = floorsWith(more)
    expect(floors[0]?.[0]?.courses).toEqual([])
    for (const period of floors) {
      const tiles = period.map(({ courses }) => tilesIn(courses))
      expect(tiles).toEqual(tiles.toSorted((a, b) => a - b))
    }
    const whole = floors.flat().map(({ courses, isMilestone }) => isWhole(courses, isMilestone))
    expect(whole.slice(whole.indexOf(true))).not.toContain(false)
    expect(whole.at(-1)).toBe(true)
  },
)

test('tiles do not overlap or leave the floor, and single tiles lie beside the text', () => {
  for (const { courses, textColumns } of floorsWith(0).flat()) {
    const places = courses.flatMap(({ row, column, count }) =>
      Array.from({ length: count }, (_, index) => `${row} ${column + index}`),
    )
    expect(new Set(places).size).toBe(places.length)
    for (const { column, count } of courses) {
      const columns = Array.from({ length: count }, (_, index) => column + index)
      expect(Math.min(...columns)).toBeGreaterThanOrEqual(1)
      expect(Math.max(...columns)).toBeLessThanOrEqual(COLUMNS)
      if (count < COLUMNS) expect(columns.filter((place) => textColumns.includes(place))).toEqual([])
    }
  }
})
