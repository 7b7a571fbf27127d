import { PIGMENTS } from '#contract/tile/pigments.ts'
import { avatar, rotatedAround, textLines } from '../kit.ts'
import { LAMPLIGHT, type Light } from '../light.ts'
import { lit } from '../night.ts'
import type { Palette } from '../palette.ts'
import { circle, path, rect, ring } from '../svg.ts'

const { ink, eggshell, vermilion, gold, river } = PIGMENTS
const HUB_X = 288
const HUB_Y = 232

/**
 * An electric fan that answers customers. Its speech bubble contains its words and, below them, its sources. Under the
 * bubble is the colleague whom the fan calls when it is unsure.
 */
export function scene({ ground, paper, third }: Palette): string {
  const blades = ground === river ? vermilion : river
  const call = ground === vermilion ? gold : vermilion
  return [
    path('M268 390h40v92h-40zM176 530q0-54 48-54h128q48 0 48 54z', ink),
    circle(258, 506, 9, gold) + circle(288, 506, 9, vermilion) + circle(318, 506, 9, eggshell),
    circle(HUB_X, HUB_Y, 176, ink),
    circle(HUB_X, HUB_Y, 164, eggshell),
    ...[0, 72, 144, 216, 288].map((degrees) =>
      rotatedAround(degrees, HUB_X, HUB_Y, path('M288 232C196 214 200 104 268 76Q340 92 288 232z', blades)),
    ),
    ...[76, 106, 136].map((radius) => ring(HUB_X, HUB_Y, radius, ink, 3)),
    circle(HUB_X, HUB_Y, 48, ink),
    circle(HUB_X, HUB_Y, 36, gold),
    path('M271 218h9v28h-9zM296 218h9v28h-9z', ink),
    lit(
      path('M480 84h204v168H538l-66 52 8-52z', paper) +
        textLines(504, 112, [156, 156, 100], ink, 15) +
        rect(504, 210, 66, 26, river) +
        rect(580, 210, 66, 26, third === paper ? gold : third),
    ),
    path('M480 344h204v178l-52-40H480z', call),
    avatar(538, 413, 44, eggshell),
    textLines(596, 392, [66, 44], eggshell, 14),
  ].join('')
}

/** The face of the fan is a night light. */
export const light: Light = {
  glow: [[HUB_X, HUB_Y, 170]],
  lamp: circle(HUB_X, HUB_Y, 40, LAMPLIGHT) + path('M271 218h9v28h-9zM296 218h9v28h-9z', ink),
}
