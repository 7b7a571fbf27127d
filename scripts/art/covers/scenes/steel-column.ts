import { PIGMENTS } from '#contract/tile/pigments.ts'
import { iso, isoBox, onLeftWall } from '../isometric.ts'
import { columns, donut, textLines } from '../kit.ts'
import { FLAME, LAMPLIGHT, type Light } from '../light.ts'
import { line, path, placedAt, rect, rounded } from '../svg.ts'

const { ink, eggshell, gold, river, mist, vermilion } = PIGMENTS
const WIDTH = 204
const FLANGE = 40
const WEB = 84
const HEIGHT = 70
/** How far the column stands in front of the middle of the floor. */
const FORWARD = 48

/** A steel column is set up module by module. Each slice of the I-beam carries one of the system's screens. */
export function scene(): string {
  return [
    slice(0, gold, columns(20, 12, 170, 44, [0.4, 0.7, 0.5, 0.9, 0.6, 1], [ink])),
    slice(HEIGHT, mist, donut(48, 34, 18, 13, 0.7, vermilion, eggshell) + textLines(90, 18, [92, 64, 80], ink, 7)),
    hung(2 * HEIGHT + 40),
  ].join('')
}

/**
 * One slice of the column. `z` is the height of the slice's foot. `screen` is drawn on the front flange and is as large
 * as the flange.
 */
function slice(z: number, colour: string, screen: string): string {
  const [u, back] = [FORWARD - WIDTH / 2, FORWARD - WEB / 2 - FLANGE]
  const front = back + FLANGE + WEB
  return (
    isoBox([u, back, z], [WIDTH, FLANGE, HEIGHT], colour) +
    isoBox([FORWARD - FLANGE / 2, back + FLANGE, z], [FLANGE, WEB, HEIGHT], colour) +
    isoBox([u, front, z], [WIDTH, FLANGE, HEIGHT], colour) +
    onLeftWall(u, front + FLANGE, z + HEIGHT, screen)
  )
}

/** The next slice of the column, on the hook of a crane. */
function hung(z: number): string {
  const [x, y] = iso(FORWARD, FORWARD, z + HEIGHT)
  const hook = y - 84
  const ropes = [-1, 1].map((side) => {
    const [ropeX, ropeY] = iso(FORWARD, FORWARD + side * (WEB / 2 + FLANGE / 2), z + HEIGHT)
    return `M${rounded(x)} ${rounded(hook)}L${rounded(ropeX)} ${rounded(ropeY)}`
  })
  return (
    slice(z, eggshell, path('M24 16h38v38h-38zM80 16h38v38h-38z', river) + path('M136 16h38v38h-38z', gold)) +
    line(`${ropes.join('')}M${rounded(x)} ${rounded(hook)}V-10`, ink, 6) +
    rect(x - 14, hook - 30, 28, 30, ink)
  )
}

const [WELD_X, WELD_Y] = iso(30, 130, 2 * HEIGHT)

/** A weld at the upper edge of the column, with sparks. */
export const light: Light = {
  glow: [[WELD_X, WELD_Y, 190]],
  lamp: placedAt(
    WELD_X,
    WELD_Y,
    line('M-30 34l-14 26M-6 40l-4 34M22 36l14 30M-44 16l-26 14M42 12l28 10', LAMPLIGHT, 5) +
      path('M0-46L9-14 34-34 16-8 50 0 16 8 30 34 8 16 0 44-8 16-32 32-16 8-50 0-16-8-34-34-9-14z', FLAME),
  ),
}
