import { PIGMENTS } from '#contract/tile/pigments.ts'
import { shade } from '../isometric.ts'
import { cross, textLines } from '../kit.ts'
import { LAMPLIGHT, type Light } from '../light.ts'
import { lit } from '../night.ts'
import type { Palette } from '../palette.ts'
import { path, placedAt, rect } from '../svg.ts'

const { ink, eggshell, vermilion, gold, mist, river } = PIGMENTS
/**
 * The seven hospitals on both banks of the river. Each entry holds x, the y of the foot, width, height and the colour
 * of the wall.
 */
const HOSPITALS = [
  [92, 250, 76, 104, mist],
  [172, 250, 104, 170, ink],
  [280, 250, 64, 84, vermilion],
  [446, 556, 72, 84, mist],
  [522, 556, 104, 136, ink],
  [630, 556, 76, 200, river],
  [710, 556, 60, 100, mist],
] as const

/** A referral letter folded into a boat, on the river between hospitals. */
export function scene({ paper }: Palette): string {
  return (
    HOSPITALS.map(([x, foot, width, height, wall]) => hospital(x, foot, width, height, wall)).join('') +
    lit(boat(404, 320, paper))
  )
}

function hospital(x: number, foot: number, width: number, height: number, wall: string): string {
  const light = wall === mist ? ink : eggshell
  const windows = Array.from({ length: Math.floor((height - 62) / 30) }, (_, row) =>
    [0.16, 0.42, 0.68]
      .map((share) => `M${x + width * share} ${foot - 22 - row * 30}h${width * 0.16}v-14h${-width * 0.16}z`)
      .join(''),
  )
  return (
    rect(x, foot - height, width, height, wall) +
    path(windows.join(''), light) +
    cross(x + width / 2, foot - height + 26, 30, wall === mist ? vermilion : crossOn(wall))
  )
}

const crossOn = (wall: string) => (wall === ink ? gold : eggshell)

/** The boat: its far side, its peak, and its near side with the lines of the letter. */
function boat(x: number, y: number, paper: string): string {
  return placedAt(
    x,
    y,
    path('M-200-52L-70-6H70L200-52L120 60H-120z', shade(gold, 0.72)) +
      path('M0-150l98 170h-196z', paper) +
      path('M-200-52L0 30L200-52L122 96H-122z', gold) +
      cross(0, -42, 62, vermilion) +
      textLines(-62, 54, [124, 84], ink, 10),
  )
}

/** The boat is a paper lantern on the river. In the hospitals some windows are lit. */
export const light: Light = {
  glow: [[404, 280, 240]],
  lamp:
    cross(404, 278, 62, vermilion) +
    path(
      'M215.7 214h16.6v14h-16.6zM188.6 154h16.6v14h-16.6zM308 214h10v14h-10zM565.7 490h16.6v14h-16.6zM642 430h12v14h-12zM661.9 400h12v14h-12z',
      LAMPLIGHT,
    ),
}
