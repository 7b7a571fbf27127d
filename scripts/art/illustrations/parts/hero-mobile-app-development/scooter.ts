import { shade } from '../../../covers/isometric.ts'
import { circle, line, n, path, rect } from '../../../covers/svg.ts'
import { PIGMENTS } from '../../../pigments.ts'
import { SKIN } from '../../shared/skin.ts'

const { ink, eggshell, vermilion, gold, river, mist } = PIGMENTS

/** A scooter without its colour, 100 × 70, on the origin's level, riding to the left, for `scooterAt`. */
export const SCOOTER_DEFS = `<defs><g id="s">${[
  circle(18, -15, 15, ink) + circle(18, -15, 6, mist) + circle(81, -15, 15, ink) + circle(81, -15, 6, mist),
  '<path d="M25-68h11l9 38q2 7 9 7h6q-2-24 12-30h26q8 6 8 20l-4 12h-4a18 18 0 0 0-33 6h-31q-9-2-12-12l-1-6q-12 0-18 7l-6-5q6-12 22-16z"/>',
  path('M54-53q0-9 9-9h30q9 0 9 9z', ink),
  line('M22-69l20-4', ink, 6),
  circle(26, -60, 6, eggshell),
].join('')}</g></defs>`

/** A scooter in its colour; the point is its lower left. */
export const scooterAt = (x: number, y: number, fill: string, scale = 0.78) =>
  `<use href="#s" fill="${fill}" transform="translate(${n(x)} ${n(y)})scale(${scale})"/>`

/** A rider on the way home with more than the scooter should carry. */
export function loadedScooter(): string {
  return (
    rect(106, -132, 76, 42, gold) +
    rect(112, -166, 64, 34, mist) +
    rect(104, -206, 74, 40, eggshell) +
    rect(114, -236, 54, 30, river) +
    line('M124-92V-236M158-92V-236', ink, 5) +
    scooterAt(0, 0, vermilion, 1.5) +
    path('M80-94h40l-6 24h-28l-12 48H48l10-60q2-12 22-12z', ink) +
    path('M80-92l2-48q18-14 36 0l6 48z', river) +
    path('M82-136L34-110l6 16 56-14z', shade(river, 0.8)) +
    circle(96, -166, 20, SKIN) +
    path('M60-162q-2-8 8-8q2-24 28-24q26 0 28 26h-40z', gold)
  )
}
