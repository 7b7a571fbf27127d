import type { LinesDiagram } from '#contract/content/diagram-schema.ts'
import type { Point } from './lines-diagram-scale.ts'

/**
 * Distance from the top of the chart, in percent, from which a point counts as low. A low point has its number above,
 * because there is no room for a number between the point and the axis.
 */
const LOW_PERCENT = 85

/**
 * The place of a value's number. `side` says whether the number stands above or below its point. `shift` says how far
 * the number is moved to the left, as a share of the number's width.
 */
export interface MarkPlace {
  side: 'above' | 'below'
  shift: 0 | 0.5 | 1
}

/**
 * Returns a place for the number beside a point, so that no line crosses the number. The number of the uppermost line
 * stands above its point. The number of another line stands below its point, unless the point is low. Where a line
 * rises or falls, its number is moved to the side that the line leaves free. At the left and the right edge the number
 * is moved into the drawing.
 */
export function markPlace(
  lines: readonly (readonly Point[])[],
  mark: NonNullable<LinesDiagram['marks']>[number],
): MarkPlace {
  // Marks count lines and points from 1.
  const line = mark.line - 1
  const point = mark.point - 1
  const ys = (lines[line] ?? []).map(([, y]) => y)
  const y = ys[point] ?? 0
  // Of two lines that meet at a point, the first one counts as the upper one.
  const isLower = lines.some((other, index) => {
    const otherY = other[point]?.[1] ?? 0
    return otherY < y || (otherY === y && index < line)
  })
  const side = isLower && y < LOW_PERCENT ? 'below' : 'above'
  if (point === 0) return { side, shift: 0 }
  if (point === ys.length - 1) return { side, shift: 1 }

  const before = ys[point - 1] ?? 0
  const after = ys[point + 1] ?? 0
  // `y` counts from the top: it becomes less where a line rises.
  const rises = before > y && y > after
  const falls = before < y && y < after
  if (!rises && !falls) return { side, shift: 0.5 }
  // A rising line leaves the space free that is above it at the left and below it at the right; a falling line the rest.
  return { side, shift: rises === (side === 'above') ? 1 : 0 }
}
