import { PIGMENTS } from '../../pigments.ts'
import { shade } from '../isometric.ts'
import { button, phone, textLines } from '../kit.ts'
import { type Palette, QUIET } from '../palette.ts'
import { at, circle, path, rect } from '../svg.ts'

const { gold, river, vermilion, ink, eggshell, mist } = PIGMENTS

/** A telephone with a full cart, carried home in a basket among the vegetables. */
export function scene({ paper }: Palette): string {
  return [
    leek(560, 400, 24),
    leek(530, 400, 8),
    pineapple(232, 250),
    phone(288, 64, 228, 420, paper, cart()),
    circle(566, 338, 46, ink),
    path('M566 292q-16-26-34-22q4 22 34 22zM566 292q10-26 30-26q0 22-30 26z', river),
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
  const leaf = (degrees: number) => at(x, y - 50, path('M-16 0q0-60 16-96q16 36 16 96z', river), degrees)
  const scales = [-40, 0, 40].flatMap((row) => [-24, 0, 24].map((dx) => `M${x + dx} ${y + row - 9}l9 9-9 9-9-9z`))
  return (
    [-34, 34, -17, 17, 0].map(leaf).join('') +
    path(`M${x - 52} ${y}a52 76 0 0 1 104 0v140h-104z`, gold) +
    path(scales.join(''), ink)
  )
}

function leek(x: number, y: number, degrees: number): string {
  return at(
    x,
    y,
    path('M-14 0v-130h28v130z', eggshell) +
      path('M-14-120l-34-150 40 60 8-110 8 110 40-60-34 150z', river) +
      rect(-2, -230, 4, 110, shade(river, 0.7)),
    degrees,
  )
}

function basket(): string {
  const weave = Array.from({ length: 3 }, (_, row) =>
    Array.from({ length: 8 }, (_, column) =>
      (row + column) % 2 === 0 ? `M${206 + column * 49} ${402 + row * 40}h45v36h-45z` : '',
    ).join(''),
  )
  return (
    path('M184 380h432l-36 146h-360z', gold) +
    `<clipPath id="k"><path d="M184 380h432l-36 146h-360z"/></clipPath><g clip-path="url(#k)">${path(weave.join(''), shade(gold, 0.75))}</g>` +
    rect(168, 364, 464, 32, ink)
  )
}
