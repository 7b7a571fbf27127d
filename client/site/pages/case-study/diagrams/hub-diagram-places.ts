/** Where a spoke stands: its side, and its middle in half rows from the top, which is also the line of the grid it begins at. */
export interface SpokePlace {
  side: 'left' | 'right'
  row: number
}

/** Places for spokes to both sides of a hub, the left side first; a side with one fewer stands half a row lower. */
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
