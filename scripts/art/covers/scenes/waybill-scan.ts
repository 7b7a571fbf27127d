import { PIGMENTS } from '#contract/tile/pigments.ts'
import { phone, rotatedAround, textLines, tick, viewfinder } from '../kit.ts'
import { LAMPLIGHT, type Light } from '../light.ts'
import { lit } from '../night.ts'
import { type Palette, QUIET } from '../palette.ts'
import { line, path, placedAt, rect } from '../svg.ts'

const { ink, eggshell, gold, river, mist, vermilion } = PIGMENTS

/** A waybill that is written by hand. The telephone in front of the waybill shows the text in print. */
export function scene({ paper }: Palette): string {
  return [
    rotatedAround(-8, 320, 300, waybill(150, 80, paper)),
    phone(386, 106, 246, 420, ink, ''),
    lit(placedAt(398, 118, record(paper))),
  ].join('')
}

function waybill(x: number, y: number, paper: string): string {
  const word = 'c2-20 14-22 11-6s-8 15 1 12 9-28 16-30-5 32 4 29 9-17 14-17-1 17 8 15 7-14 13-15 1 14 9 12'
  const rows = [2, 3, 2, 3, 2].map((words, row) => `M30 ${156 + row * 52}${`${word}m14 0`.repeat(words)}`)
  return placedAt(
    x,
    y,
    rect(0, 0, 330, 430, paper) +
      rect(26, 28, 120, 18, vermilion) +
      textLines(26, 64, [150, 110], ink, 8) +
      path('M236 24h70v70h-70z', gold) +
      path([0, 1, 2, 3, 4].map((row) => `M26 ${164 + row * 52}h278v3h-278z`).join(''), QUIET) +
      line(rows.join(''), ink, 5),
  )
}

function record(paper: string): string {
  return [
    rect(0, 40, 222, 270, paper),
    textLines(22, 74, [120, 170, 90, 150, 170, 110, 140], river, 12),
    viewfinder(10, 52, 202, 246, 40, vermilion, 10),
    tick(111, 350, 30, river, eggshell),
    rect(0, 270, 222, 6, mist),
  ].join('')
}

/** The screen of the telephone, with the bright line of the scan. */
export const light: Light = {
  glow: [[500, 300, 260]],
  lamp: rect(386, 284, 246, 10, LAMPLIGHT),
}
