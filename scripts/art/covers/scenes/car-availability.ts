import { PIGMENTS } from '#contract/tile/pigments.ts'
import { browser } from '../kit.ts'
import { beam, FLAME, type Light } from '../light.ts'
import { lit } from '../night.ts'
import { type Palette, QUIET } from '../palette.ts'
import { circle, line, path, placedAt, rect } from '../svg.ts'

const { ink, eggshell, gold, mist } = PIGMENTS
const DAY_PX = 93
const LANE_PX = 40

/**
 * The booking calendar of a car rental, with a lane for each car. One lane has a gap of four days. A car fills the gap
 * exactly.
 */
export function scene({ paper, accent, second, third }: Palette): string {
  const booking = (y: number, fromDay: number, toDay: number, fill: string) =>
    rect(fromDay * DAY_PX + 6, y, (toDay - fromDay) * DAY_PX - 12, LANE_PX, fill)
  return lit(
    browser(
      120,
      88,
      560,
      432,
      paper,
      [
        line([1, 2, 3, 4, 5].map((day) => `M${day * DAY_PX} 0v400`).join(''), QUIET, 2),
        booking(20, -1, 2, second),
        booking(20, 2, 3, third),
        booking(20, 3, 7, ink),
        rect(0, 84, 36, 206, second),
        rect(524, 84, 36, 206, second),
        placedAt(64, 92, car(accent)),
        rect(0, 290, 560, 32, ink),
        path([0, 1, 2, 3, 4, 5, 6].map((dash) => `M${10 + dash * 84} 304h40v4h-40z`).join(''), eggshell),
        booking(342, -1, 1, third),
        booking(342, 1, 4, second),
        booking(342, 4, 7, third),
      ].join(''),
    ),
  )
}

/** A saloon car seen from the side, 432 × 198, that faces to the right. */
function car(fill: string): string {
  const wheel = (x: number) =>
    circle(x, 146, 62, fill) + circle(x, 146, 50, ink) + circle(x, 146, 26, eggshell) + circle(x, 146, 9, ink)
  return [
    path('M6 146V72l24-18h68L138-4h170l52 62h34l32 22v66z', fill),
    path('M118 56l30-46h64v46zM224 56V10h76l38 46z', mist),
    path('M6 92h18v18H6zM410 92h16v18h-16zM0 136h432v18H0zM236 72h30v7h-30zM126 72h30v7h-30z', ink),
    line('M218 56v80', ink, 4),
    rect(402, 74, 24, 14, gold),
    wheel(96),
    wheel(332),
  ].join('')
}

/** The headlight of the car. Its light reaches out of the window. */
export const light: Light = {
  glow: [[620, 297, 150]],
  lamp:
    beam('M610 282L800 214V450L610 312z', 0.3) +
    beam('M610 287L800 240V420L610 307z', 0.3) +
    rect(584, 288, 30, 18, FLAME),
}
