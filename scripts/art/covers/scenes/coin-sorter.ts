import { CENTRES } from '#contract/tile/motifs.ts'
import { PIGMENTS } from '#contract/tile/pigments.ts'
import { textLines, viewfinder } from '../kit.ts'
import { beam, LAMPLIGHT, type Light } from '../light.ts'
import { circle, clippedToBox, path, polygon, rect } from '../svg.ts'

const { ink, eggshell, vermilion, gold, river, mist } = PIGMENTS
const COIN_RADIUS_PX = 44
const RAMP_PX = 16

/** Coins roll down two ramps into a wallet. A flap drops a suspect coin into a tray, where a person can look at it. */
export function scene(): string {
  const ramp = (x: number, y: number, width: number, drop: number) =>
    polygon(
      [
        [x, y],
        [x + width, y + drop],
        [x + width, y + drop + RAMP_PX],
        [x, y + RAMP_PX],
      ],
      mist,
    )
  const machine = [
    ramp(0, 100, 330, 40),
    ramp(434, 238, 94, -12),
    ramp(112, 280, 166, -22),
    rect(434, 238, RAMP_PX, 84, vermilion),
    ...[54, 152, 250].map((x) => coin(x, 55 + x * 0.12)),
    coin(378, 130),
    coin(478, 188),
    coin(214, 221),
    coin(66, 306),
    wallet(),
    coin(362, 282, vermilion),
    viewfinder(294, 214, 136, 136, 34, eggshell, 7),
    path('M290 362h18v22h108v-22h18v54H290z', mist),
    textLines(314, 396, [96], ink, 9),
  ]
  return (
    rect(124, 80, 552, 440, eggshell) + rect(136, 92, 528, 416, ink) + clippedToBox(136, 92, 528, 416, machine.join(''))
  )
}

function coin(x: number, y: number, fill: string = gold): string {
  return (
    circle(x, y, COIN_RADIUS_PX, fill) +
    path(CENTRES.upright([x, y], 33) + CENTRES.diagonal([x, y], 22), fill === gold ? ink : eggshell)
  )
}

function wallet(): string {
  return rect(0, 322, 250, 94, river) + path('M0 322h250v20l-125 40-125-40z', eggshell) + circle(125, 368, 18, gold)
}

/** A lamp hangs over the suspect coin. */
export const light: Light = {
  glow: [[498, 350, 150]],
  lamp:
    beam('M478 326h40l56 182H422z', 0.35) +
    path('M484 300h28l16 26h-60z', gold) +
    path('M478 326h40l-6 10h-28z', LAMPLIGHT),
}
