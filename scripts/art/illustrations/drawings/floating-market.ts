import { QUIET } from '../../covers/palette.ts'
import { at, circle, path, rect } from '../../covers/svg.ts'
import { CENTRES } from '../../motifs.ts'
import { PIGMENTS } from '../../pigments.ts'
import type { Illustration } from '../illustrations.ts'

const { ink, eggshell, vermilion, gold, river, mist } = PIGMENTS
const DEEP = '#1a5f50'

/** Hulls and what they carry: fruit, bales of cloth, cakes. */
const BOATS = [
  [vermilion, fruit(gold)],
  [mist, path('M-18-108h36v11h-36zM-27-127h54v11h-54zM-32-146h64v11h-64zM-35-165h70v11h-70z', vermilion)],
  [gold, path(CENTRES.lozenge([0, -106], 17) + CENTRES.lozenge([0, -144], 19), river)],
  [eggshell, fruit(river)],
] as const

/** Boats of a floating market from above, that come together at one landing like the petals of a tile; more are on their way. */
export const illustration: Illustration = {
  width: 800,
  height: 600,
  shapes: [
    rect(0, 0, 800, 600, river),
    at(
      400,
      300,
      [
        parts(),
        ...[500, 376, 252].map((radius) => circle(0, 0, radius, DEEP) + circle(0, 0, radius - 62, river)),
        twice('a', at(256, 0, boat(gold, fruit(vermilion)), 90)),
        twice('l', [0, 45, 135].map((degrees) => at(0, 0, lily(), degrees)).join('')),
        twice('b', BOATS.map(([hull, cargo], index) => at(0, 0, boat(hull, cargo), index * 45 + 22.5)).join('')),
        landing(),
      ].join(''),
    ),
  ].join(''),
}

/** A drawing, and again after half a turn. */
function twice(id: string, drawing: string): string {
  return `<g id="${id}">${drawing}</g><use href="#${id}" transform="rotate(180)"/>`
}

function fruit(fill: string): string {
  return [
    [0, -106],
    [-14, -131],
    [14, -131],
    [-15, -159],
    [15, -159],
  ]
    .map(([x, y]) => circle(x as number, y as number, 13, fill))
    .join('')
}

/** What all boats have: the oar and the outer hull below the cargo, the rower under a palm-leaf hat above it. */
function parts(): string {
  return `<defs><g id="hull">${[
    at(14, -190, path('M-4 0V-80h8V0zM-11-78h22l-4-42h-14z', gold), 42),
    path('M0-62C-66-110-66-206-24-258h48C66-206 66-110 0-62z', ink),
  ].join('')}</g><g id="rower">${[
    path('M-31-231h62v9h-62zM-42-178a42 26 0 0 1 84 0z', ink),
    circle(0, -194, 30, ink) + circle(0, -194, 25, eggshell),
    path(CENTRES.eight([0, -194], 25), QUIET),
  ].join('')}</g></defs>`
}

/** From its prow, which is 62 off the middle, upwards, 196 long. */
function boat(fill: string, cargo: string): string {
  return [
    '<use href="#hull"/>',
    path('M0-78C-52-116-52-200-18-248h36C52-200 52-116 0-78z', fill),
    cargo,
    '<use href="#rower"/>',
  ].join('')
}

/** A lotus on its leaf, where the river is still. */
function lily(): string {
  return circle(0, -336, 34, mist) + path(CENTRES.eight([0, -336], 28), eggshell) + circle(0, -336, 8, vermilion)
}

function landing(): string {
  return [
    circle(0, 0, 78, ink) + circle(0, 0, 68, eggshell),
    path(CENTRES.eight([0, 0], 66), vermilion),
    circle(0, 0, 24, ink) + circle(0, 0, 15, gold),
  ].join('')
}
