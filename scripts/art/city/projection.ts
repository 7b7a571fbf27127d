/** A place on the floor and above it: column (to the lower right), row (to the lower left) and height, all in cells. */
export type Point = readonly [column: number, row: number, height: number]

export const FRAME_WIDTH_PX = 1600
export const FRAME_HEIGHT_PX = 900

/** Half of a cell's rhombus, in the proportions of an isometric projection (tan 30°). */
const HALF_WIDTH_PX = 90
const HALF_HEIGHT_PX = 52
/** An upright edge as long as a cell's. */
const EDGE_PX = 104
/** Where the back corner of cell 0, 0 lies in the frame. */
const ORIGIN_X_PX = 1200
const ORIGIN_Y_PX = 290

/** The point's place in the frame, in pixels. */
export function project([column, row, height]: Point): [x: number, y: number] {
  return [
    ORIGIN_X_PX + (column - row) * HALF_WIDTH_PX,
    ORIGIN_Y_PX + (column + row) * HALF_HEIGHT_PX - height * EDGE_PX,
  ]
}

/** SVG transform that lays a drawing in cells (x along columns, y along rows) on the floor or at a height above it. */
export function planTransform(at: Point): string {
  const [x, y] = project(at)
  return `matrix(${HALF_WIDTH_PX} ${HALF_HEIGHT_PX} ${-HALF_WIDTH_PX} ${HALF_HEIGHT_PX} ${round(x)} ${round(y)})`
}

/** Pixels to a twentieth: finer steps than the eye sees in motion, short numbers. */
export function round(value: number): number {
  return Math.round(value * 20) / 20
}
