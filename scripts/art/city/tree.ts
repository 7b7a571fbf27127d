import { PIGMENTS } from '#contract/tile/pigments.ts'
import { outline } from './face.ts'
import { levelDisc } from './openings.ts'
import { project, round } from './projection.ts'
import { SHADOW_FALL } from './shadow.ts'
import { TONES } from './tones.ts'

export interface Tree {
  column: number
  row: number
  /** Radius of the round crown, in pixels. */
  radiusPx: number
}

const CROWN = '#2f8a72'
const TRUNK_PX = 5
const TOO_SMALL = 0.02

/** Draws a tree as SVG. `size` is the share of the tree's full size. */
export function drawTree({ column, row, radiusPx }: Tree, size: number): string {
  if (size < TOO_SMALL) return ''
  const [x, y] = project([column, row, 0]).map(round) as [number, number]
  const r = round(radiusPx * size)
  const hollow = round(radiusPx * size * 1.6)
  const middle = round(y - r * 1.35)
  return [
    `<path fill="none" stroke="${PIGMENTS.ink}" stroke-width="${round(TRUNK_PX * size)}" d="M${x} ${y}V${middle}"/>`,
    `<circle cx="${x}" cy="${middle}" r="${r}" fill="${CROWN}"/>`,
    `<path fill="${TONES.river.right}" d="M${x} ${round(middle - r)}a${r} ${r} 0 0 1 0 ${2 * r}a${hollow} ${hollow} 0 0 0 0 ${-2 * r}z"/>`,
  ].join('')
}

/** The outline of a tree's shadow as path data. `size` is the share of the tree's full size. */
export function treeShadow({ column, row, radiusPx }: Tree, size: number): string {
  if (size < TOO_SMALL) return ''
  const reach = (radiusPx / 100) * size
  return outline(levelDisc([column + SHADOW_FALL[0] * reach * 1.6, row + SHADOW_FALL[1] * reach * 1.6, 0], reach * 0.8))
}
