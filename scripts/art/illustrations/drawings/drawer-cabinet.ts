import { shade } from '../../covers/isometric.ts'
import { at, circle, line, path, rect } from '../../covers/svg.ts'
import { CENTRES } from '../../motifs.ts'
import { PIGMENTS } from '../../pigments.ts'
import type { Illustration } from '../illustrations.ts'

const { ink, eggshell, vermilion, gold, river, mist } = PIGMENTS
const DRAWER = { width: 132, height: 112 }
const CABINET = { x: 70, y: 192 }

/** The sign of the herb behind each front, row by row. */
const SIGNS = [
  ['lozenge', 'upright', 'disc', 'star', 'diagonal'],
  ['disc', 'star', 'eight', 'upright', 'lozenge'],
  ['upright', 'diagonal', 'star', 'disc', 'star'],
  ['star', 'disc', 'lozenge', 'diagonal', 'upright'],
] as const

/** A cabinet of a herbalist, a drawer for every herb; the one that is open is full of what its label says, star anise. */
export const illustration: Illustration = {
  width: 800,
  height: 600,
  shapes: [
    definitions(),
    rect(0, 0, 800, 600, gold),
    rect(CABINET.x - 16, CABINET.y - 8, 692, 420, ink),
    rect(CABINET.x - 36, CABINET.y - 24, 732, 20, ink),
    ...SIGNS.flatMap((row, y) =>
      row.map((sign, x) => drawer(CABINET.x + x * DRAWER.width, CABINET.y + y * DRAWER.height, sign)),
    ),
    jar(174, 168),
    packets(400, 168),
    mortar(630, 168),
    openDrawer(),
  ].join(''),
}

function definitions(): string {
  const signs = (Object.keys(CENTRES) as (keyof typeof CENTRES)[]).map(
    (sign) => `<g id="${sign}">${path(CENTRES[sign]([0, 0], 19), ink)}</g>`,
  )
  const anise = circle(0, 0, 28, ink) + path(CENTRES.eight([0, 0], 28), gold) + circle(0, 0, 6, vermilion)
  return `<defs>${signs.join('')}<g id="front">${front()}</g><g id="anise">${anise}</g></defs>`
}

/** With its label and its ring, from the upper left corner of its hole. */
function front(): string {
  return [
    rect(5, 5, 122, 102, vermilion),
    rect(34, 15, 64, 50, eggshell),
    `<circle cx="66" cy="86" r="10" fill="none" stroke="${gold}" stroke-width="6"/>`,
  ].join('')
}

function drawer(x: number, y: number, sign: string): string {
  return use('front', x, y) + use(sign, x + 66, y + 40)
}

function use(id: string, x: number, y: number, transform = ''): string {
  return `<use href="#${id}" transform="translate(${x} ${y})${transform}"/>`
}

/** The middle one of the second row, pulled out towards us: we look down into it. */
function openDrawer(): string {
  const rows = [
    { y: 326, scale: 0.75, xs: [354, 400, 446] },
    { y: 358, scale: 0.9, xs: [347, 382, 418, 453] },
    { y: 396, scale: 1, xs: [338, 379, 421, 462] },
  ]
  return [
    path('M334 304H466L496 410H304z', ink),
    ...rows.flatMap(({ y, scale, xs }) => xs.map((x) => use('anise', x, y, `scale(${scale})`))),
    rect(304, 398, 192, 163, ink),
    use('front', 304, 398, 'scale(1.4545)'),
    path(CENTRES.eight([400, 456], 32), vermilion),
  ].join('')
}

/** Ginseng in spirits. */
function jar(x: number, y: number): string {
  return at(
    x,
    y,
    `<g transform="scale(.85)">${[
      path('M-50 0V-76q0-16 14-20h72q14 4 14 20V0z', mist),
      rect(-50, -60, 100, 60, shade(gold, 0.72)),
      line('M0-72V-40M0-44L-20-8M0-44L18-10M0-50l-26 8M0-50l26 4', eggshell, 10),
      rect(-40, -112, 80, 18, vermilion),
    ].join('')}</g>`,
  )
}

/** Doses in paper, tied. */
function packets(x: number, y: number): string {
  const packet = (left: number, top: number) =>
    rect(left, top, 78, 44, eggshell) + line(`M${left + 39} ${top}v44M${left} ${top + 22}h78`, vermilion, 5)
  return at(x, y, packet(-82, -44) + packet(4, -44) + packet(-39, -90))
}

function mortar(x: number, y: number): string {
  return at(
    x,
    y,
    line('M4-50L40-112', ink, 16) +
      path('M-56-70H56l-12 46q-4 14 10 24H-54q14-10 10-24z', river) +
      rect(-62, -76, 124, 14, river),
  )
}
