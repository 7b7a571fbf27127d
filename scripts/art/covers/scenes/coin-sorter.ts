import { CENTRES } from '../../motifs.ts'
import { PIGMENTS } from '../../pigments.ts'
import { textLines, viewfinder } from '../kit.ts'
import type { Palette } from '../palette.ts'
import { circle, cut, path, polygon, rect } from '../svg.ts'

const { ink, eggshell, vermilion, gold, river, mist } = PIGMENTS
const COIN_RADIUS_PX = 36
const RAMP_PX = 16

/** Coins roll down two ramps into the wallet; a flap drops the odd one into the tray for a person to look at. */
export function scene(_palette: Palette): string {
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
    ramp(0, 72, 340, 56),
    ramp(434, 214, 94, -16),
    ramp(108, 268, 212, -36),
    rect(434, 214, 16, 80, vermilion),
    ...[40, 126, 212, 298].map((x) => coin(x, 36 + x * 0.165)),
    coin(394, 126),
    coin(484, 169),
    coin(280, 202),
    coin(196, 216),
    coin(70, 298),
    wallet(),
    coin(378, 288, vermilion),
    viewfinder(322, 232, 112, 112, 30, eggshell, 6),
    path('M308 354h18v24h104v-24h18v62H308z', mist),
    textLines(330, 392, [96], ink, 9),
  ]
  return rect(124, 80, 552, 440, gold) + rect(136, 92, 528, 416, ink) + cut(136, 92, 528, 416, machine.join(''))
}

function coin(x: number, y: number, fill: string = gold): string {
  return (
    circle(x, y, COIN_RADIUS_PX, fill) +
    path(CENTRES.upright([x, y], 27) + CENTRES.diagonal([x, y], 18), fill === gold ? ink : eggshell)
  )
}

function wallet(): string {
  return rect(0, 316, 260, 100, river) + path('M0 316h260v20l-130 42-130-42z', eggshell) + circle(130, 366, 18, gold)
}
