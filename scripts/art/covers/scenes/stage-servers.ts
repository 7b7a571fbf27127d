import { PIGMENTS } from '#contract/tile/pigments.ts'
import { shade } from '../isometric.ts'
import type { Light } from '../light.ts'
import { lit } from '../night.ts'
import { circle, line, path, rect, rounded } from '../svg.ts'

const { ink, eggshell, vermilion, gold, river, mist } = PIGMENTS
const UNITS = 6
const COATS = [vermilion, mist, gold, river]
const SEATS_X = [196, 264, 332, 400, 468, 536, 604]

/**
 * A rack of servers in the spotlight of a theatre. One lamp of the rack is red. The audience sits in front. The scene
 * is made for the layout `frame`.
 */
export function scene(): string {
  return [
    rect(160, 120, 480, 360, ink),
    lit(path('M352 120h96l110 320H242z', gold) + path('M374 120h52l86 320H288z', eggshell)),
    rect(160, 426, 480, 54, river),
    rect(332, 188, 136, 246, ink),
    lit(Array.from({ length: UNITS }, (_, index) => unit(196 + index * 39, index === 1)).join('')),
    curtain(-1),
    curtain(1),
    path(`M160 120h480v26${'a40 30 0 0 1-80 0'.repeat(6)}z`, vermilion),
    ...SEATS_X.map((x, index) => spectator(x, 474 + (index % 2) * 12, COATS[index % COATS.length] as string)),
  ].join('')
}

function unit(y: number, failing: boolean): string {
  const lamps = [failing ? vermilion : river, river, river]
  return [
    rect(340, y, 120, 32, mist),
    ...lamps.map((lamp, index) => circle(356 + index * 18, y + 16, 6.5, lamp)),
    line([0, 1, 2].map((slot) => `M${420 + slot * 14} ${y + 7}v18`).join(''), ink, 5),
  ].join('')
}

/** One half of the curtain, tied back. `side` is -1 for the left half and 1 for the right half. */
function curtain(side: -1 | 1): string {
  const x = (distance: number) => rounded(400 + side * distance)
  const folds = [
    `M${x(148)} 120Q${x(158)} 260 ${x(205)} 320`,
    `M${x(180)} 120Q${x(184)} 250 ${x(214)} 316`,
    `M${x(214)} 120Q${x(214)} 250 ${x(226)} 316`,
    `M${x(200)} 344L${x(196)} 480M${x(220)} 344V480`,
  ]
  return [
    path(`M${x(240)} 120H${x(104)}Q${x(130)} 290 ${x(200)} 328L${x(180)} 480H${x(240)}z`, vermilion),
    line(folds.join(''), shade(vermilion, 0.7), 4),
    path(`M${x(240)} 314L${x(190)} 320V346L${x(240)} 340z`, gold),
  ].join('')
}

function spectator(x: number, y: number, coat: string): string {
  return path(`M${x - 38} 600V${y + 66}a38 40 0 0 1 76 0V600z`, coat) + circle(x, y, 25, ink)
}

/** The spotlight of the stage, and the red lamp. */
export const light: Light = { lamp: circle(356, 251, 10, '#ff6a4d') }
