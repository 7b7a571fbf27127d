/** A point in space: column (to the lower right), row (to the lower left) and height, all in cells. */
export type Point = readonly [column: number, row: number, height: number]

export const FRAME_WIDTH_PX = 1600
export const FRAME_HEIGHT_PX = 900

/** Half of a cell's rhombus, in the proportions of an isometric projection (tan 30°). */
const HALF_WIDTH_PX = 90
const HALF_HEIGHT_PX = 52
/** Height of a vertical edge one cell long. */
const EDGE_PX = 104
/** Place of the back corner of cell 0, 0 in the frame. */
const ORIGIN_X_PX = 1200
const ORIGIN_Y_PX = 290

/** Projects a point into the frame, in pixels. */
export function project([column, row, height]: Point): [x: number, y: number] {
  return [
    ORIGIN_X_PX + (column - row) * HALF_WIDTH_PX,
    ORIGIN_Y_PX + (column + row) * HALF_HEIGHT_PX - height * EDGE_PX,
  ]
}

/** The SVG transform that lays a drawing in cells (x along columns, y along rows) on the floor, or at a height above it. */
export function planTransform(at: Point): string {
  const [x, y] = project(at)
  return `matrix(${HALF_WIDTH_PX} ${HALF_HEIGHT_PX} ${-HALF_WIDTH_PX} ${HALF_HEIGHT_PX} ${round(x)} ${round(y)})`
}

/** Rounds to a twentieth of a pixel, which keeps the SVG short and motion smooth. */
export function round(value: number): number {
  return Math.round(value * 20) / 20
}
