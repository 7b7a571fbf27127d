import { PIGMENTS } from '#contract/tile/pigments.ts'
import { drawFaces, type Face, type Lights } from './face.ts'
import { planTransform } from './projection.ts'
import { onRiver, RIVER_LENGTH, riverPoint } from './river.ts'
import { type Plan, prism } from './solids.ts'
import { TONES } from './tones.ts'

const LENGTH = 1.4
const WIDTH = 0.42
/** Position of the bus when the film starts, as a share of the route. */
const START = 0.35
/** Length of the route, in cells. The route begins and ends outside the frame. */
const WAY = RIVER_LENGTH + 2 * LENGTH

const WAKE_STEPS = 6
const WAKE_STEP = 0.15

/**
 * Draws the water bus and its wake at time `t` of the looping film (0 to 1). In one loop the bus travels along the
 * river once.
 */
export function waterBus(t: number, lights: Lights): string {
  const along = ((t + START) % 1) * WAY - LENGTH
  const deck = (inset: number): Plan => {
    const side = WIDTH / 2 - inset
    return outlineAt(along, [
      [-0.4, -side],
      [0.15, -side],
      [0.15, side],
      [-0.4, side],
    ])
  }
  const hull = outlineAt(along, [
    [-0.5, -WIDTH / 2],
    [0.28, -WIDTH / 2],
    [0.5, 0],
    [0.28, WIDTH / 2],
    [-0.5, WIDTH / 2],
  ])
  const glass = { left: PIGMENTS.ink, right: PIGMENTS.ink, top: PIGMENTS.ink }
  return [
    wake(along - LENGTH / 2),
    drawFaces(
      [
        ...prism(hull, 0.001, 0.15, { ...TONES.vermilion, top: PIGMENTS.eggshell }),
        ...prism(deck(0.06), 0.15, 0.36, TONES.eggshell),
        ...prism(deck(0.055), 0.21, 0.31, glass).map((face): Face => ({ ...face, isLit: true })),
        ...prism(deck(0.03), 0.36, 0.4, TONES.gold),
      ],
      0,
      lights,
    ),
  ].join('')
}

/**
 * Moves a ground plan to the bus's place on the river, and turns it into the bus's direction. In the plan, the first
 * coordinate of a point is the distance forwards in bus lengths, the second the distance to the right in cells.
 */
function outlineAt(along: number, plan: Plan): Plan {
  const { column, row, heading } = onRiver(along)
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)]
  return plan.map(([forward, aside]) => [
    column + forward * LENGTH * cos - aside * sin,
    row + forward * LENGTH * sin + aside * cos,
  ])
}

function wake(stern: number): string {
  const trail = (side: number) => {
    const points = Array.from({ length: WAKE_STEPS }, (_, step) =>
      riverPoint(stern - step * WAKE_STEP, side * (0.12 + step * 0.035)),
    )
    return `M${points.join('L')}`
  }
  return `<g transform="${planTransform([0, 0, 0])}"><path fill="none" stroke="${PIGMENTS.mist}" stroke-width=".05" d="${trail(1)}${trail(-1)}"/></g>`
}
