/**
 * A point in space: column (to the lower right), row (to the lower left) and height. The unit is the cell, which is the
 * side length of a floor tile.
 */
export type Point = readonly [column: number, row: number, height: number]

export const FRAME_WIDTH_PX = 1600
export const FRAME_HEIGHT_PX = 900

/**
 * Half the width of a cell in the frame. A cell (floor tile) appears as a rhombus with the proportions of an isometric
 * projection (tan 30°).
 */
const HALF_WIDTH_PX = 90
/** Half the height of the rhombus that a cell forms in the frame. */
const HALF_HEIGHT_PX = 52
/** Height in the frame of a vertical edge that is one cell long. */
const EDGE_PX = 104
/** Distance of the back corner of cell 0, 0 from the left edge of the frame. */
const ORIGIN_X_PX = 1200
/** Distance of the back corner of cell 0, 0 from the upper edge of the frame. */
const ORIGIN_Y_PX = 290

/** Projects a point into the frame, in pixels. */
export function project([column, row, height]: Point): [x: number, y: number] {
  return [
    ORIGIN_X_PX + (column - row) * HALF_WIDTH_PX,
    ORIGIN_Y_PX + (column + row) * HALF_HEIGHT_PX - height * EDGE_PX,
  ]
}

/**
 * The SVG transform that lays a drawing on the floor, or at a height above the floor. The drawing is in cells: x runs
 * along columns, y along rows.
 */
export function planTransform(at: Point): string {
  const [x, y] = project(at)
  return `matrix(${HALF_WIDTH_PX} ${HALF_HEIGHT_PX} ${-HALF_WIDTH_PX} ${HALF_HEIGHT_PX} ${round(x)} ${round(y)})`
}

/** Rounds to a twentieth of a pixel. This keeps the SVG short and motion smooth. */
export function round(value: number): number {
  return Math.round(value * 20) / 20
}
