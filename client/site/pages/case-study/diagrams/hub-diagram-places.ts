/**
 * The place of a spoke, a box at one side of the hub. `row` is the distance from the top to the middle of the spoke,
 * counted in half rows, because one side may start half a row lower. A spoke is two half rows high. As CSS counts grid
 * lines from 1, `row` is also the number of the grid line at the spoke's top.
 */
export interface SpokePlace {
  side: 'left' | 'right'
  row: number
}

/**
 * Places `count` spokes on both sides of a hub: the first half at the left, the rest at the right. If the count is odd,
 * the right side has one spoke fewer and starts half a row lower. `halfRowCount` is the height of the diagram in half
 * rows.
 */
export function spokePlaces(count: number): { places: SpokePlace[]; halfRowCount: number } {
  const leftCount = Math.ceil(count / 2)
  const lowered = count % 2
  const places = Array.from(
    { length: count },
    (_, index): SpokePlace =>
      index < leftCount
        ? { side: 'left', row: 2 * index + 1 }
        : { side: 'right', row: 2 * (index - leftCount) + 1 + lowered },
  )
  return { places, halfRowCount: 2 * leftCount }
}
