import { expect, test } from 'vitest'
import { spokePlaces } from './hub-diagram-places.ts'

test('an even number of spokes stands in pairs', () => {
  expect(spokePlaces(4)).toEqual({
    places: [
      { side: 'left', row: 1 },
      { side: 'left', row: 3 },
      { side: 'right', row: 1 },
      { side: 'right', row: 3 },
    ],
    halfRowCount: 4,
  })
})

test('the side with one spoke fewer stands between the rows of the other', () => {
  expect(spokePlaces(3)).toEqual({
    places: [
      { side: 'left', row: 1 },
      { side: 'left', row: 3 },
      { side: 'right', row: 2 },
    ],
    halfRowCount: 4,
  })
})

test.each([3, 5, 8, 12])('%i spokes stand as far from the top as from the bottom on each side', (count) => {
  const { places, halfRowCount } = spokePlaces(count)
  for (const side of ['left', 'right']) {
    const rows = places.filter((place) => place.side === side).map(({ row }) => row)
    expect(Math.min(...rows) + Math.max(...rows)).toBe(halfRowCount)
  }
})
