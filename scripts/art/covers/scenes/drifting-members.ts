import { PIGMENTS } from '#contract/tile/pigments.ts'
import { avatar } from '../kit.ts'
import { FLAME, LAMPLIGHT, type Light } from '../light.ts'
import type { Palette } from '../palette.ts'
import { circle, line, path, placedAt, rect } from '../svg.ts'

const { ink, eggshell, vermilion, gold, river, mist } = PIGMENTS

/** A loyalty club as a plant in a pot with a bar code. Each leaf is a member. Two leaves have come off. */
export function scene({ ground }: Palette): string {
  const [light, dark] = ground === river ? [eggshell, mist] : [mist, river]
  return [
    line('M428 440V170', ink, 16),
    line('M428 332Q354 330 312 296M428 332Q484 330 524 300M428 250Q384 250 350 200', ink, 10),
    line('M428 262Q476 262 504 224M428 408Q500 408 530 370', ink, 10),
    leaf(364, 420, -78, dark),
    leaf(380, 332, -62, light),
    leaf(394, 250, -36, dark),
    leaf(428, 200, 4, light),
    leaf(476, 332, 62, dark),
    leaf(556, 210, 58, vermilion),
    leaf(584, 352, 116, vermilion),
    path('M316 440h224l-28 104H344z', gold),
    rect(300, 418, 256, 34, ink),
    path(
      [0, 14, 22, 38, 46, 60, 76, 84, 98]
        .map((x, index) => `M${378 + x} 472h${index % 3 === 0 ? 9 : 5}v46h-${index % 3 === 0 ? 9 : 5}z`)
        .join(''),
      ink,
    ),
  ].join('')
}

/** A leaf that grows from the point `x`, `y` at an angle. The portrait of a member in the leaf is upright. */
function leaf(x: number, y: number, degrees: number, fill: string): string {
  return placedAt(
    x,
    y,
    path('M0 0Q-104-84 0-168Q104-84 0 0z', fill) + placedAt(0, -84, avatar(0, 0, 33, eggshell, ink), -degrees),
    degrees,
  )
}

const FOUND = [
  [627, 166],
  [660, 389],
] as const

/** The two members who have come off are lanterns, so that they are found. */
export const light: Light = {
  glow: FOUND.map(([x, y]) => [x, y, 150] as const),
  lamp: FOUND.map(([x, y]) => circle(x, y, 40, LAMPLIGHT) + avatar(x, y, 33, FLAME, ink)).join(''),
}
