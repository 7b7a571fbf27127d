import { shade } from '../../covers/isometric.ts'
import { at, path, rect } from '../../covers/svg.ts'
import { TILE_UNITS } from '../../motifs.ts'
import { PIGMENTS } from '../../pigments.ts'
import { type TileDesign, tileShapes } from '../../tile.ts'
import type { Illustration } from '../illustrations.ts'

const { ink, mist } = PIGMENTS
const SIDE = 600
/** The tile's own side on the picture. */
const SCALE = 4
const MARGIN = (SIDE - TILE_UNITS * SCALE) / 2

const TILE: TileDesign = {
  ground: 'eggshell',
  corners: [
    { shape: 'disc', radius: 36, pigment: 'vermilion' },
    { shape: 'disc', radius: 24, pigment: 'eggshell' },
    { shape: 'disc', radius: 12, pigment: 'river' },
  ],
  edges: [{ shape: 'lozenge', radius: 9, pigment: 'ink' }],
  centre: [
    { shape: 'diagonal', radius: 60, pigment: 'river' },
    { shape: 'upright', radius: 38, pigment: 'gold' },
    { shape: 'disc', radius: 8, pigment: 'vermilion' },
  ],
}

/** The pieces of the tile as it broke, each with how far it has moved and turned. */
const PIECES: readonly { outline: string; x: number; y: number; degrees: number }[] = [
  { outline: 'M0 0H58L47 22 55 42 22 53 0 45z', x: -5, y: -3, degrees: -2 },
  { outline: 'M58 0H100V62L77 49 55 42 47 22z', x: 2, y: -7, degrees: 3 },
  { outline: 'M0 45L22 53 55 42 45 71 53 100H0z', x: -6, y: 5, degrees: 1 },
  { outline: 'M55 42L77 49 100 62V100H53L45 71z', x: -1, y: 14, degrees: -5 },
]

/** A tile in four pieces, lying as they were picked up and put side by side. */
export const illustration: Illustration = {
  width: SIDE,
  height: SIDE,
  shapes: [
    `<defs><g id="t">${tileShapes(TILE)}</g>`,
    ...PIECES.map(({ outline }, index) => `<clipPath id="p${index}"><path d="${outline}"/></clipPath>`),
    '</defs>',
    rect(0, 0, SIDE, SIDE, mist),
    `<g transform="translate(${MARGIN} ${MARGIN})scale(${SCALE})">`,
    ...PIECES.map(
      ({ outline, x, y, degrees }, index) =>
        at(x + 3, y + 4, path(outline, shade(mist, 0.8)), degrees) +
        at(x + 0.8, y + 1.2, path(outline, ink), degrees) +
        at(x, y, `<use href="#t" clip-path="url(#p${index})"/>`, degrees),
    ),
    '</g>',
  ].join(''),
}
