import type { Point } from './projection.ts'

// Shapes on a wall that faces the lower left: all points of the wall have the same `row`. `onRightWall` moves a shape
// to a wall whose points all have the same column.

/** A rectangle. `column` and `base` are its lower left corner. */
export function pane(row: number, column: number, base: number, width: number, height: number): Point[] {
  return [
    [column, row, base],
    [column + width, row, base],
    [column + width, row, base + height],
    [column, row, base + height],
  ]
}

/** A doorway with a round top. `middle` is the column of its middle. */
export function archway(row: number, middle: number, base: number, width: number, height: number): Point[] {
  const radius = width / 2
  const head = Array.from({ length: 9 }, (_, step): Point => {
    const angle = (step * Math.PI) / 8
    return [middle + radius * Math.cos(angle), row, base + height - radius + radius * Math.sin(angle)]
  })
  return [[middle + radius, row, base], ...head, [middle - radius, row, base]]
}

/** An upright disc on a wall. */
export function roundel(row: number, column: number, height: number, radius: number): Point[] {
  return levelDisc([column, height, row], radius).map(([along, up, across]): Point => [along, across, up])
}

/** A horizontal disc. */
export function levelDisc([column, row, height]: Point, radius: number): Point[] {
  return Array.from({ length: 32 }, (_, step): Point => {
    const angle = (step * Math.PI) / 16
    return [column + radius * Math.cos(angle), row + radius * Math.sin(angle), height]
  })
}

/** Moves a shape from a wall that faces the lower left to a wall that faces the lower right. */
export function onRightWall(points: readonly Point[]): Point[] {
  return points.map(([along, across, height]): Point => [across, along, height])
}
