import { PIGMENTS } from '#contract/tile/pigments.ts'
import { shade } from '../isometric.ts'
import { pin } from '../kit.ts'
import { beam, FLAME, type Light } from '../light.ts'
import { circle, line, path, placedAt, rect } from '../svg.ts'

const { ink, eggshell, gold, mist, vermilion } = PIGMENTS

/** A scooter carries everything that the app delivers: groceries, a tray, a bowl of noodles with chopsticks. */
export function scene(): string {
  return [box(164, 224), bowl(250, 174), scooter()].join('')
}

function wheel(x: number, y: number): string {
  return circle(x, y, 68, eggshell) + circle(x, y, 60, ink) + circle(x, y, 28, mist)
}

function scooter(): string {
  return [
    wheel(246, 452),
    wheel(590, 452),
    // The fork and the hubs.
    line('M590 452L524 220', mist, 18),
    circle(590, 452, 12, ink) + circle(246, 452, 12, ink),
    // The body, the front shield and the front mudguard.
    path('M152 432q0-92 100-92h156q24 0 32 26l24 70h76v36h-200q-8-86-94-86q-66 0-94 46z', vermilion),
    path('M500 206h42l50 160q-50 18-58 106h-52l-6-36 32-30z', vermilion),
    path('M498 440a94 94 0 0 1 184-22h-28a66 66 0 0 0-128 22z', shade(vermilion, 0.78)),
    // The saddle, the headlight and the handlebar.
    path('M160 316h252q12 24-14 30h-238z', ink),
    path('M490 176h66l22 28-22 28h-58z', gold),
    line('M524 194l-54-34h-34', ink, 14),
  ].join('')
}

/** The box behind the saddle, marked with a map pin. */
function box(x: number, y: number): string {
  return rect(x, y, 172, 94, gold) + rect(x, y, 172, 22, ink) + pin(x + 86, y + 86, 21, vermilion, gold)
}

function bowl(x: number, y: number): string {
  const noodle = [0, 1, 2, 3].map((strand) => `M${-66 + strand * 44}-40q22-44 44 0`).join('')
  return placedAt(
    x,
    y,
    line('M44-60L92-118M22-60L74-124', vermilion, 9) +
      path('M-100-46q16-48 60-40q34-28 70 0q46-10 70 40z', gold) +
      line(noodle, shade(gold, 0.78), 6) +
      circle(-40, -64, 18, eggshell) +
      circle(-40, -64, 9, vermilion) +
      path('M-116-50h232q-6 70-62 88h-108q-56-18-62-88z', eggshell) +
      path('M-108-20h216q-4 14-10 24h-196q-6-10-10-24z', vermilion) +
      rect(-48, 36, 96, 14, eggshell),
  )
}

/** The headlight of the scooter. */
export const light: Light = {
  glow: [[580, 204, 150]],
  lamp:
    beam('M572 190L800 84V420L572 220z', 0.24) +
    beam('M574 195L800 118V380L574 214z', 0.3) +
    path('M548 176h8l22 28-22 28h-8z', FLAME),
}
