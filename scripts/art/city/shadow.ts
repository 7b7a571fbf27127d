import { outline } from './face.ts'
import type { Point } from './projection.ts'

/**
 * Offset, in columns and rows, from the foot of an object to the end of its shadow, for an object that is one cell (the
 * side of a floor tile) high.
 */
export const SHADOW_FALL = [0.42, -0.2] as const

/** The box whose shadow is drawn as the shadow of a building. All sizes are in cells (side lengths of a floor tile). */
export interface ShadowBox {
  column: number
  row: number
  columns: number
  rows: number
  height: number
}

/** The outline of a box's shadow as path data. The shadow gets shorter while the building sinks. */
export function boxShadow({ column, row, columns, rows, height }: ShadowBox, sunkCells: number): string {
  const reach = height - sunkCells
  if (reach <= 0) return ''
  const [right, down] = [column + columns, row + rows]
  const [c, r] = [SHADOW_FALL[0] * reach, SHADOW_FALL[1] * reach]
  const points: Point[] = [
    [column, row, 0],
    [column + c, row + r, 0],
    [right + c, row + r, 0],
    [right + c, down + r, 0],
    [right, down, 0],
    [column, down, 0],
  ]
  return outline(points)
}
