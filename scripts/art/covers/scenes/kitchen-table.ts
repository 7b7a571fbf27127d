import { PIGMENTS } from '#contract/tile/pigments.ts'
import { avatar, button, panel, rotatedAround, textLines } from '../kit.ts'
import type { Light } from '../light.ts'
import { lit } from '../night.ts'
import { type Palette, QUIET } from '../palette.ts'
import { circle, line, path, placedAt, rect, ring, rounded, roundRect } from '../svg.ts'

const { ink, eggshell, gold, river, mist, vermilion } = PIGMENTS

/**
 * An account is opened at the kitchen table, seen from above. On the table are a tablet, a pen, tea and a conical hat.
 */
export function scene({ paper }: Palette): string {
  return [
    hat(606, 452, 112),
    lit(rotatedAround(-14, 380, 300, panel(240, 186, 300, 216, paper, form()))),
    rotatedAround(28, 560, 250, pen(552, 150)),
    cup(196, 214),
    cup(258, 486),
    teapot(540, 110),
  ].join('')
}

function form(): string {
  return [
    rect(0, 0, 300, 36, river),
    rect(20, 12, 80, 12, eggshell),
    rect(20, 54, 72, 84, mist),
    avatar(56, 96, 30, gold),
    textLines(110, 58, [160, 120, 140, 90], ink, 9),
    rect(20, 192, 150, 4, QUIET),
    line('M26 186q14-40 26-12t18-4 16 2 14-14 20 22 40-16', ink, 5),
    button(190, 162, 92, 36, vermilion),
  ].join('')
}

/** A conical hat of palm leaves over a frame of hoops, seen from above. */
function hat(x: number, y: number, radius: number): string {
  const ribs = Array.from({ length: 16 }, (_, rib) => {
    const angle = (rib * Math.PI) / 8
    return `M${rounded(x)} ${rounded(y)}L${rounded(x + radius * Math.sin(angle))} ${rounded(y - radius * Math.cos(angle))}`
  })
  const hoops = [0.97, 0.72, 0.48, 0.24].map((share) => ring(x, y, radius * share, '#c9b47c', 3))
  return (
    circle(x, y, radius, '#ead9a8') + line(ribs.join(''), '#d9c48d', 4) + hoops.join('') + circle(x, y, 9, vermilion)
  )
}

function cup(x: number, y: number): string {
  return circle(x, y, 50, river) + circle(x, y, 44, eggshell) + circle(x, y, 30, ink) + circle(x, y, 24, gold)
}

function pen(x: number, y: number): string {
  return placedAt(
    x,
    y,
    roundRect(0, 0, 18, 150, 3, ink) + path('M0 150h18l-9 26z', gold) + rect(0, 24, 18, 12, vermilion),
  )
}

function teapot(x: number, y: number): string {
  return (
    path(`M${x - 20} ${y}l-90 34 6 16 90-20z`, ink) +
    circle(x, y, 62, ink) +
    circle(x, y, 40, vermilion) +
    circle(x, y, 12, gold) +
    line(`M${x + 50} ${y - 30}q50-10 46 34t-54 30`, ink, 14)
  )
}

/** The screen of the tablet lights the table. */
export const light: Light = { glow: [[386, 292, 300]] }
