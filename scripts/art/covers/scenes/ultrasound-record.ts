import { PIGMENTS } from '#contract/tile/pigments.ts'
import { beam, LAMPLIGHT, type Light } from '../light.ts'
import { lit } from '../night.ts'
import type { Palette } from '../palette.ts'
import { circle, line, path, rect, rounded } from '../svg.ts'

const { ink, eggshell, river } = PIGMENTS
const APEX_Y = 62
const REACH_PX = 384
const HALF_ANGLE = 0.78

/**
 * An unborn child in the fan of an ultrasound scan. The umbilical cord continues as a line to a single record with four
 * stations.
 */
export function scene({ ground, paper, accent }: Palette): string {
  const fan = ground === ink ? river : ink
  return [
    path(sector(REACH_PX), fan),
    line([150, 210, 270, 330].map(arc).join(''), fan === ink ? river : ink, 4),
    path('M338 44h124v52l-32 40h-60l-32-40z', paper),
    rect(338, 44, 124, 16, ink),
    record(accent),
    lit(child(fan)),
  ].join('')
}

/** An arc around the apex of the fan, from the fan's left edge to its right edge. */
function arc(radius: number): string {
  const [dx, dy] = [Math.sin(HALF_ANGLE) * radius, Math.cos(HALF_ANGLE) * radius]
  return `M${rounded(400 - dx)} ${rounded(APEX_Y + dy)}A${radius} ${radius} 0 0 0 ${rounded(400 + dx)} ${rounded(APEX_Y + dy)}`
}

/** The part of the fan within `radius` of its apex. */
function sector(radius: number): string {
  return `M400 ${APEX_Y}${arc(radius).replace('M', 'L')}z`
}

function child(background: string): string {
  const limb = (outline: string, width: number) =>
    roundEndedLine(outline, width + 12, background) + roundEndedLine(outline, width, eggshell)
  return [
    limb('M356 292Q338 372 418 376', 96),
    limb('M420 372L478 314L500 384', 46),
    circle(412, 376, 40, eggshell),
    limb('M370 314L424 328L442 292', 32),
    circle(368, 232, 74, background),
    circle(368, 232, 68, eggshell),
    line('M404 234q11 9 22 2M334 224a15 15 0 1 0 4 24', background, 5),
  ].join('')
}

function roundEndedLine(outline: string, width: number, stroke: string): string {
  return `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${outline}"/>`
}

function record(accent: string): string {
  const stations = [220, 340, 460, 580]
  return [
    line('M470 360C530 350 560 380 540 416S440 430 400 482', accent, 9),
    rect(220, 478, 360, 10, ink),
    ...stations.map(
      (x, index) => rect(x - 26, 457, 52, 52, ink) + rect(x - 14, 469, 28, 28, index === 3 ? accent : eggshell),
    ),
  ].join('')
}

/** The probe is a lamp over the child. */
export const light: Light = {
  glow: [[400, 250, 250]],
  lamp: beam(sector(270), 0.16) + rect(370, 128, 60, 10, LAMPLIGHT),
}
