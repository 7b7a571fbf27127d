/**
 * The place of a spoke. `side` is the side of the hub. `row` is the middle of the spoke, in half rows from the top, and
 * also the number of the spoke's first line in the CSS grid.
 */
export interface SpokePlace {
  side: 'left' | 'right'
  row: number
}

/**
 * Places the spokes on both sides of a hub, beginning on the left. The side with one spoke fewer starts half a row
 * lower.
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
