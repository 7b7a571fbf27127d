import { shade } from '../../covers/isometric.ts'
import { at, cut, line, n, path, rect } from '../../covers/svg.ts'
import { tiling } from '../../covers/tiling.ts'
import { PIGMENTS } from '../../pigments.ts'
import type { TileDesign } from '../../tile.ts'
import type { Illustration } from '../illustrations.ts'
import { browserBar, KERB_Y, rollerShutter, SHOP, shopPage } from '../parts/hero-web-development/shop-window.ts'
import { catOnStool, owner } from '../parts/hero-web-development/shopkeeper.ts'

const { ink, eggshell, vermilion, gold, river } = PIGMENTS

const WALL_TILE: TileDesign = {
  ground: 'river',
  corners: [
    { shape: 'disc', radius: 38, pigment: 'mist' },
    { shape: 'upright', radius: 38, pigment: 'river' },
  ],
  edges: [],
  centre: [
    { shape: 'star', radius: 44, pigment: 'eggshell' },
    { shape: 'lozenge', radius: 12, pigment: 'vermilion' },
  ],
}

const PAVEMENT_TILE: TileDesign = {
  ground: 'eggshell',
  corners: [
    { shape: 'lozenge', radius: 44, pigment: 'vermilion' },
    { shape: 'upright', radius: 34, pigment: 'eggshell' },
  ],
  edges: [],
  centre: [
    { shape: 'diagonal', radius: 58, pigment: 'ink' },
    { shape: 'disc', radius: 9, pigment: 'gold' },
  ],
}

/** The neighbours and the sky: flat, in shades of the ground. */
function street(): string {
  const dark = shade(gold, 0.88)
  return [
    rect(0, 0, 1000, 900, gold),
    path(`M0 330h150v${KERB_Y - 330}H0zM850 250h150v${KERB_Y - 250}H850z`, dark),
    path(
      'M24 380h60v90h-60zM24 520h60v90h-60zM904 300h56v84h-56zM904 430h56v84h-56zM904 560h56v84h-56z',
      shade(gold, 0.76),
    ),
  ].join('')
}

/** Balcony with its railing and two doors with louvred shutters. */
function upperFloor(): string {
  const shutter = (x: number) =>
    rect(x, 26, 54, 180, river) +
    line([44, 62, 80, 98, 116, 134, 152, 170, 188].map((y) => `M${x + 8} ${y}h38`).join(''), shade(river, 0.68), 7)
  const door = (x: number) => rect(x - 60, 18, 120, 190, shade(river, 0.45)) + shutter(x - 116) + shutter(x + 62)
  return [
    rect(140, 0, 720, 300, eggshell),
    door(340) + door(660),
    line(`M140 132h720${Array.from({ length: 25 }, (_, bar) => `M${146 + bar * 29.5} 132v76`).join('')}`, ink, 8),
    rect(112, 206, 776, 20, ink),
    bougainvillea(),
  ].join('')
}

function pavement(): string {
  return at(
    0,
    KERB_Y,
    rect(0, 0, 1000, 22, ink) + cut(0, 22, 1000, 160, at(-40, 0, tiling(PAVEMENT_TILE, 9, 2, 120, 'p'))),
  )
}

/** Paper-like flowers in three colours, that hang over the railing. */
function bougainvillea(): string {
  const flowers = (points: string, radius: number, fill: string) =>
    `<path fill="none" stroke="${fill}" stroke-width="${2 * radius}" stroke-linecap="round" d="${points.replace(/(\d+ \d+)/g, 'M$1h0')}"/>`
  return (
    flowers('770 128 806 108 846 122 880 150 872 196 892 232 838 168 790 160 900 270', 26, river) +
    flowers(
      '760 112 790 136 826 98 862 112 894 160 846 146 866 186 898 214 884 252 906 288 812 176 904 190',
      15,
      vermilion,
    ) +
    flowers('780 96 806 138 842 120 878 138 856 168 884 222 906 256', 9, '#e58a6a')
  )
}

function awning(): string {
  const [stripes, top, hem] = [11, 226, 322]
  const upper = (stripe: number) => n(140 + (720 * stripe) / stripes)
  const lower = (stripe: number) => n(110 + (780 * stripe) / stripes)
  const every = (first: number, outline: (stripe: number) => string) =>
    Array.from({ length: Math.ceil((stripes - first) / 2) }, (_, index) => outline(first + 2 * index)).join('')
  const cloth = (i: number) => `M${upper(i)} ${top}H${upper(i + 1)}L${lower(i + 1)} ${hem}H${lower(i)}z`
  const scallop = (i: number) => `M${lower(i)} ${hem}v14A35 24 0 0 0 ${lower(i + 1)} ${hem + 14}v-14z`
  return [
    path(`M140 ${top}H860L890 ${hem}H110z`, vermilion),
    path(every(1, cloth), eggshell),
    path(every(0, scallop), shade(vermilion, 0.82)),
    path(every(1, scallop), shade(eggshell, 0.84)),
  ].join('')
}

/**
 * A shophouse in Saigon: its roller shutter is a browser window, pulled up with the pointer, and the goods behind it are the page.
 */
export const illustration: Illustration = {
  width: 1000,
  height: 900,
  shapes: [
    street(),
    upperFloor(),
    at(140, 226, cut(0, 0, 720, KERB_Y - 226, tiling(WALL_TILE, 9, 7, 80, 'w'))),
    rect(SHOP.x - 14, SHOP.y, SHOP.width + 28, KERB_Y - SHOP.y, ink),
    shopPage(),
    rollerShutter(),
    browserBar(),
    awning(),
    pavement(),
    catOnStool(),
    owner(),
  ].join(''),
}
