import { type Face, mix } from './face.ts'
import type { Point } from './projection.ts'
import type { Tones } from './tones.ts'

/** The corners of a solid's ground plan, clockwise as the frame shows them. */
export type Plan = readonly (readonly [column: number, row: number])[]

/**
 * Height at which walls begin, below the floor. A rising building is lifted above its final height for a moment.
 * Without this foundation a gap would appear between its walls and the floor.
 */
const FOUNDATION = -0.2

/** A rectangular ground plan. `column` and `row` are its back corner, `columns` and `rows` its sides. */
export function rectangle(column: number, row: number, columns: number, rows: number): Plan {
  return [
    [column, row],
    [column + columns, row],
    [column + columns, row + rows],
    [column, row + rows],
  ]
}

/** Returns the faces of an upright solid over a convex ground plan: its visible walls, then its top. */
export function prism(plan: Plan, base: number, top: number, tones: Tones): Face[] {
  const bottom = base === 0 ? FOUNDATION : base
  const walls = plan.flatMap(([column, row], index): Face[] => {
    const [nextColumn, nextRow] = plan[(index + 1) % plan.length] as Plan[number]
    const [towardsRight, towardsLeft] = [nextRow - row, column - nextColumn]
    if (towardsRight + towardsLeft <= 1e-9) return []
    const inShade = Math.min(1, Math.max(0, towardsRight / (towardsRight + towardsLeft)))
    const points: Point[] = [
      [column, row, bottom],
      [nextColumn, nextRow, bottom],
      [nextColumn, nextRow, top],
      [column, row, top],
    ]
    return [{ points, fill: mix(tones.left, tones.right, inShade) }]
  })
  return [...walls, { points: plan.map(([column, row]): Point => [column, row, top]), fill: tones.top }]
}

/**
 * A hip roof over a rectangle. The ridge runs to the lower right, as columns do. Each end of the ridge is `hip` cells
 * inside the rectangle.
 */
export function hipRoof(plan: Plan, base: number, top: number, hip: number, tones: Tones): Face[] {
  const [back, right, front, left] = plan.map(([column, row]): Point => [column, row, base]) as [
    Point,
    Point,
    Point,
    Point,
  ]
  const middle = (back[1] + front[1]) / 2
  const from: Point = [back[0] + hip, middle, top]
  const to: Point = [right[0] - hip, middle, top]
  return [
    { points: [back, right, to, from], fill: tones.top },
    { points: [left, back, from], fill: tones.top },
    { points: [left, front, to, from], fill: tones.left },
    { points: [front, right, to], fill: tones.right },
  ]
}

/**
 * The two front faces of a steep pyramid, whose back faces are hidden. `reach` is the distance from the middle of the
 * base to its sides.
 */
export function pyramid([column, row, base]: Point, reach: number, height: number, tones: Tones): Face[] {
  const tip: Point = [column, row, base + height]
  const front: Point = [column + reach, row + reach, base]
  return [
    { points: [[column - reach, row + reach, base], front, tip], fill: tones.left },
    { points: [front, [column + reach, row - reach, base], tip], fill: tones.right },
  ]
}
