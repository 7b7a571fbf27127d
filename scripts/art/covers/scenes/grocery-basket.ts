import { PIGMENTS } from '#contract/tile/pigments.ts'
import { shade } from '../isometric.ts'
import { button, phone, textLines } from '../kit.ts'
import { FLAME, LAMPLIGHT, type Light } from '../light.ts'
import { lit } from '../night.ts'
import { type Palette, QUIET } from '../palette.ts'
import { circle, clipped, line, path, placedAt, rect } from '../svg.ts'

const { gold, river, vermilion, ink, eggshell, mist } = PIGMENTS

/** A telephone that shows a full cart. The telephone stands in a basket, among the groceries. */
export function scene({ paper }: Palette): string {
  return [
    leek(560, 400, 24),
    leek(530, 400, 8),
    pineapple(232, 250),
    lit(phone(288, 64, 228, 420, paper, cart())),
    fish(562, 330),
    circle(268, 352, 40, vermilion),
    path('M268 316l-22-8 14 14-16 8 24-4 24 4-16-8 14-14z', river),
    basket(),
  ].join('')
}

function cart(): string {
  const item = (y: number, ground: string, product: string) =>
    rect(18, y, 64, 64, ground) + product + textLines(96, y + 10, [84, 54]) + rect(96, y + 48, 36, 10, vermilion)
  return [
    textLines(18, 44, [70], ink, 14),
    item(78, mist, circle(50, 110, 20, vermilion)),
    item(156, gold, path('M34 188q16-30 32 0q-16 30-32 0z', river)),
    rect(18, 236, 168, 4, QUIET),
    button(18, 252, 168, 50, river),
  ].join('')
}

function pineapple(x: number, y: number): string {
  const leaf = (degrees: number) => placedAt(x, y - 50, path('M-16 0q0-60 16-96q16 36 16 96z', river), degrees)
  const scales = [-40, 0, 40].flatMap((row) => [-24, 0, 24].map((dx) => `M${x + dx} ${y + row - 9}l9 9-9 9-9-9z`))
  return (
    [-34, 34, -17, 17, 0].map(leaf).join('') +
    path(`M${x - 52} ${y}a52 76 0 0 1 104 0v140h-104z`, gold) +
    path(scales.join(''), ink)
  )
}

function leek(x: number, y: number, degrees: number): string {
  const blade = (turn: number, fill: string) =>
    placedAt(0, -100, path('M-13 0q-12-120 4-190q22 50 22 190z', fill), turn)
  return placedAt(
    x,
    y,
    blade(-24, shade(river, 0.75)) +
      blade(26, shade(river, 0.75)) +
      blade(2, river) +
      path('M-15 0v-92q15-34 30 0v92z', eggshell),
    degrees,
  )
}

function fish(x: number, y: number): string {
  const body = path('M0-96q52 60 44 170h-88q-8-110 44-170zM0-80l-44-66q44 22 44 22t44-22z', mist)
  const scales = [0, 1, 2].map(
    (row) => `M${-26 + (row % 2) * 14} ${-24 + row * 26}q12 16 24 0${row === 1 ? '' : 'q12 16 24 0'}`,
  )
  return placedAt(x, y, body + line(scales.join(''), river, 5), 10)
}

function basket(): string {
  const outline = 'M184 380h432l-36 150h-360z'
  const strand = Array.from({ length: 9 }, (_, column) => `M${184 + column * 54} 408h27v27h-27z`).join('')
  const weave = [0, 1, 2, 3].map((row) => placedAt(row % 2 === 0 ? 0 : -27, row * 32, path(strand, shade(gold, 0.8))))
  return path(outline, gold) + clipped('k', outline, weave.join('')) + rect(168, 364, 464, 34, river)
}

/** The bulb of a market stall. */
export const light: Light = {
  glow: [[256, 100, 210]],
  lamp:
    rect(253, 0, 6, 60, ink) +
    rect(245, 56, 22, 20, ink) +
    circle(256, 96, 24, LAMPLIGHT) +
    circle(256, 100, 12, FLAME),
}
