import { PIGMENTS } from '#contract/tile/pigments.ts'
import { LAMPLIGHT, type Light } from '../light.ts'
import type { Palette } from '../palette.ts'
import { line, path, rect } from '../svg.ts'

const { ink, eggshell } = PIGMENTS
const BOBBINS_X = [168, 284, 400, 516, 632]
const WEFT_Y = [258, 302, 346]
const TORN = 3

/**
 * Five bobbins stand for five mills. Their threads run to the ports of one switch. A shuttle weaves through all threads
 * and shows the torn thread.
 */
export function scene({ accent, second, third }: Palette): string {
  const colours = [second, third, second, accent, third]
  const thread = (index: number, from: number, to: number) =>
    line(`M${BOBBINS_X[index]} ${from}V${to}`, colours[index] as string, 18)
  const overWeft = BOBBINS_X.flatMap((_, index) =>
    WEFT_Y.filter((_, row) => (index + row) % 2 === 0 && index !== TORN).map((y) => thread(index, y - 10, y + 10)),
  )
  return [
    ...BOBBINS_X.map((_, index) => thread(index, 210, index === TORN ? 292 : 384)),
    path('M507 291h18v22l-5-8-4 24-5-18-4 8z', accent),
    line('M104 258H680a22 22 0 0 1 0 44H120a22 22 0 0 0 0 44H640', ink, 9),
    ...overWeft,
    path('M606 346q56-44 124 0q-68 44-124 0z', ink),
    rect(644, 340, 48, 12, eggshell),
    rect(78, 384, 644, 132, ink),
    ...Array.from({ length: 11 }, (_, port) => socket(110 + port * 58, port === 2 * TORN + 1 ? accent : eggshell)),
    ...BOBBINS_X.map((_, index) => (index === TORN ? '' : thread(index, 384, 432))),
    rect(78, 478, 644, 8, second),
    ...BOBBINS_X.map((x, index) => bobbin(x, colours[index] as string)),
  ].join('')
}

function bobbin(x: number, fill: string): string {
  return [
    path(`M${x - 40} 86h80l-10 58 10 58h-80l10-58z`, fill),
    line([106, 124, 142, 160, 178].map((y) => `M${x - 32} ${y + 2}l64-12`).join(''), eggshell, 4),
    path(`M${x - 50} 70h100v20h-100zM${x - 50} 198h100v20h-100zM${x - 13} 52h26v18h-26z`, ink),
  ].join('')
}

function socket(x: number, fill: string): string {
  return path(`M${x - 20} 418h10v-12h20v12h10v38h-40z`, fill)
}

const JOINED_X = BOBBINS_X.filter((_, index) => index !== TORN)

/** Each port of the switch with a whole thread is lit. The port of the torn thread stays dark. */
export const light: Light = {
  glow: JOINED_X.map((x) => [x, 440, 90] as const),
  lamp: path(JOINED_X.map((x) => `M${x - 20} 418h10v-12h20v12h10v38h-40z`).join(''), LAMPLIGHT),
}
