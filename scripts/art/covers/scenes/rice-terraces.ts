import { PIGMENTS } from '#contract/tile/pigments.ts'
import { shade } from '../isometric.ts'
import { repeated } from '../kit.ts'
import { FLAME, LAMPLIGHT, type Light } from '../light.ts'
import { inGroup, lit } from '../night.ts'
import type { Palette } from '../palette.ts'
import { circle, line, type Point, path, placedAt, polyline, rect } from '../svg.ts'

const { ink, river, eggshell, vermilion } = PIGMENTS
/** Heights of the terraces. As the columns of a chart they show the value of investments. */
const TERRACES_PX = [84, 138, 112, 186, 240]
const WIDTH_PX = 90
const FOOT = 600

/** Rice terraces are the columns of a chart. The rice gets riper from left to right. */
export function scene({ paper }: Palette): string {
  const tops = TERRACES_PX.map((height, index): Point => [175 + index * WIDTH_PX, FOOT - height])
  return [
    lit(circle(340, 250, 100, vermilion)),
    ...tops.map(([x, y], index) => plants(x, y, index)),
    ...tops.map(([x, y], index) => terrace(x, y, index)),
    polyline(
      tops.map(([x, y]): Point => [x + WIDTH_PX / 2, y + 40]),
      paper,
      6,
    ),
    ...tops.map(([x, y]) => circle(x + WIDTH_PX / 2, y + 40, 12, paper) + circle(x + WIDTH_PX / 2, y + 40, 5, ink)),
  ].join('')
}

function terrace(x: number, y: number, index: number): string {
  // The terrace reaches 1 px under the next terrace, so that the background does not show between them.
  return rect(x, y, WIDTH_PX + 1, FOOT - y, index % 2 === 0 ? river : shade(river, 0.8)) + rect(x, y, WIDTH_PX, 10, ink)
}

function plants(x: number, y: number, index: number): string {
  return placedAt(
    x + 20,
    y,
    repeated(`p${index}`, index < 2 ? 3 : 2, index < 2 ? 28 : 38, 0, inGroup('scene', plant(56 + index * 22, index))),
  )
}

/**
 * A stalk of rice with a leaf and an ear. `ripeness` is 0 for young rice and 4 for the ripest. The riper the rice, the
 * more the stalk bends.
 */
function plant(height: number, ripeness: number): string {
  const bend = ripeness * 8
  /** `along` is the place in the ear: 0 at its foot, 1 at its tip. `side` is -1 for left and 1 for right. */
  const grain = (along: number, side: -1 | 1) => {
    const [x, y] = [bend * along * along, -height * (0.4 + 0.6 * along)]
    return placedAt(x, y, path('M0 0q-11-14 0-31q11 17 0 31z', eggshell), side * 36 + bend)
  }
  const pairsOfGrains = Array.from({ length: Math.min(ripeness + 1, 3) }, (_, row) => 1 - row * 0.3)
  return (
    line(`M0 0V${-height * 0.45}Q0 ${-height * 0.8} ${bend} ${-height}`, river, 6) +
    path(`M0 0q-4 ${-height * 0.4} -20 ${-height * 0.55}q0 ${height * 0.4} 20 ${height * 0.55}z`, river) +
    pairsOfGrains.map((along) => grain(along, -1) + grain(along, 1)).join('')
  )
}

/** The points of the chart are lanterns along the terraces. The last one shines brightest. */
export const light: Light = {
  glow: [[580, 400, 150]],
  lamp:
    circle(220, 556, 12, LAMPLIGHT) +
    circle(310, 502, 12, LAMPLIGHT) +
    circle(400, 528, 12, LAMPLIGHT) +
    circle(490, 454, 12, LAMPLIGHT) +
    circle(580, 400, 20, LAMPLIGHT) +
    circle(580, 400, 10, FLAME),
}
