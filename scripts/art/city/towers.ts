import { PIGMENTS } from '#contract/tile/pigments.ts'
import type { Face } from './face.ts'
import { levelDisc, onRightWall, pane } from './openings.ts'
import type { Point } from './projection.ts'
import { prism, pyramid, rectangle } from './solids.ts'
import { TONES } from './tones.ts'

/** Heights of the nine shafts of Landmark 81, row by row from the back corner. */
const SHAFT_TOPS = [
  [2.75, 3.5, 2.4],
  [3.2, 3.85, 2.95],
  [2.1, 2.6, 1.6],
]
const SHAFT = 0.27
const SLOT = SHAFT * 0.34

/** Landmark 81: a bundle of square shafts of different heights, with a spire on the highest. */
export function landmark81(column: number, row: number): Face[] {
  const shafts = SHAFT_TOPS.flatMap((tops, rows) => tops.map((top, columns) => ({ top, rows, columns })))
  return shafts
    .toSorted((a, b) => a.rows + a.columns - b.rows - b.columns)
    .flatMap(({ top, rows, columns }) => {
      const [c, r] = [column + columns * SHAFT, row + rows * SHAFT]
      const isMiddle = rows === 1 && columns === 1
      return [
        ...prism(rectangle(c, r, SHAFT, SHAFT), 0, top, TONES.river),
        { points: pane(r + SHAFT, c + SLOT, 0, SLOT, top - 0.12), fill: PIGMENTS.mist, isGlass: true },
        { points: onRightWall(pane(c + SHAFT, r + SLOT, 0, SLOT, top - 0.12)), fill: PIGMENTS.river },
        ...(isMiddle ? spire(c + SHAFT / 2, r + SHAFT / 2, top) : []),
      ]
    })
}

function spire(column: number, row: number, base: number): Face[] {
  const [reach, foot, height] = [0.05, 0.2, 0.42]
  return [
    ...prism(rectangle(column - reach, row - reach, 2 * reach, 2 * reach), base, base + foot, TONES.gold),
    ...pyramid([column, row, base + foot], reach, height, TONES.gold).map((face) => ({ ...face, isLit: true })),
  ]
}

const BUD_HEIGHT = 3.5
const BUD_RINGS = 28
/** Positions of the ribs on a wall, from -1 at the outer edge to 1 at the front edge. */
const RIBS = [-0.5, 0, 0.5]
/** Half the width of a rib, on the scale of `RIBS`. */
const RIB = 0.09
const HELIPAD_HEIGHT = 2.4

/** The Bitexco tower, which has the shape of a lotus bud. Its ribs meet at the tip, and a helipad is on its side. */
export function bitexco(column: number, row: number): Face[] {
  const left = (share: number, across: number): Point => {
    const reach = budReach(share)
    return [column + across * reach, row + reach, share * BUD_HEIGHT]
  }
  const right = (share: number, across: number): Point => {
    const reach = budReach(share)
    return [column + reach, row + across * reach, share * BUD_HEIGHT]
  }
  const pad = (drop: number, radius: number) => levelDisc([column + 0.5, row - 0.02, HELIPAD_HEIGHT - drop], radius)
  return [
    { points: strip(left, -1, 1), fill: TONES.ink.left },
    { points: strip(right, -1, 1), fill: TONES.ink.right },
    ...RIBS.map((rib) => ({ points: strip(left, rib - RIB, rib + RIB), fill: PIGMENTS.mist, isLit: rib === 0 })),
    ...RIBS.map((rib) => ({ points: strip(right, rib - RIB, rib + RIB), fill: PIGMENTS.river })),
    { points: pad(0.07, 0.3), fill: TONES.vermilion.right },
    { points: pad(0, 0.3), fill: PIGMENTS.vermilion },
    { points: pad(0, 0.2), fill: PIGMENTS.eggshell, isLit: true },
    { points: pad(0, 0.1), fill: PIGMENTS.vermilion },
  ]
}

/** Half the width of the tower at `share` of its height, in cells. */
function budReach(share: number): number {
  const swelling = 0.29 + 0.075 * Math.sin(Math.PI * share)
  return swelling * (1 - Math.max(0, share) ** 2.8) ** 0.75
}

/**
 * A strip of a curved wall, from below the floor to the tip. A rising tower is lifted above its final height for a
 * moment. Without the part below the floor a gap would appear between the tower and the floor. `from` and `to` are
 * positions across the wall, -1 to 1.
 */
function strip(place: (share: number, across: number) => Point, from: number, to: number): Point[] {
  const shares = Array.from({ length: BUD_RINGS + 2 }, (_, ring) => (ring - 1) / BUD_RINGS)
  return [...shares.map((share) => place(share, from)), ...shares.toReversed().map((share) => place(share, to))]
}
