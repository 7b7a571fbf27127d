import { shade } from '../../covers/isometric.ts'
import { at, circle, cut, line, n, path, polygon, rect } from '../../covers/svg.ts'
import { tiling } from '../../covers/tiling.ts'
import { PIGMENTS } from '../../pigments.ts'
import type { TileDesign } from '../../tile.ts'
import type { Illustration } from '../illustrations.ts'

const { ink, eggshell, vermilion, gold, river, mist } = PIGMENTS
const PAPER = '#fdf9ee'
const SKIN = '#d9a06b'
const KERB_Y = 724
/** The opening of the shop: the browser's bar, the shutter and the page below it. */
const SHOP = { x: 232, y: 354, width: 536, bottom: KERB_Y - 14 }
const BAR_PX = 56
const SHUTTER_BOTTOM_Y = 492

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
    path(`M0 330h150v${KERB_Y - 330}H0zM850 250h150v${KERB_Y - 250}H868z`, dark),
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

/** What is for sale, as a page: coffee on a stool, a button, a loaf and a lantern. */
function page(): string {
  const { x, y, width, bottom } = SHOP
  const card = (left: number, top: number, wide: number, high: number, fill: string, content: string) =>
    rect(left, top, wide, high, fill) + at(left + wide / 2, top + high / 2, content)
  return at(
    x,
    y + BAR_PX,
    rect(0, 0, width, bottom - y - BAR_PX, PAPER) +
      card(20, 0, 212, 280, gold, `<g transform="translate(0 -22)scale(1.22)">${COFFEE}</g>`) +
      path('M256 102h160v16h-160zM256 128h112v16h-112z', ink) +
      rect(434, 102, 82, 42, vermilion) +
      path('M452 118h46v10h-46z', PAPER) +
      card(256, 164, 122, 116, mist, LOAF) +
      card(394, 164, 122, 116, river, LANTERN),
  )
}

function shutter(): string {
  const { x, y, width } = SHOP
  const top = y + BAR_PX
  return [
    rect(x, top, width, SHUTTER_BOTTOM_Y - top, mist),
    line([20, 40, 60, 80].map((dy) => `M${x} ${top + dy}h${width}`).join(''), shade(mist, 0.74), 5),
    rect(x, SHUTTER_BOTTOM_Y - 14, width, 14, ink),
  ].join('')
}

function bar(): string {
  const { x, y, width } = SHOP
  const lights = [vermilion, gold, mist].map((light, index) => circle(x + 32 + index * 34, y + 28, 11, light))
  return (
    rect(x - 14, y, width + 28, BAR_PX, ink) +
    lights.join('') +
    rect(x + 130, y + 13, width - 150, 30, '#3a4a44') +
    circle(x + 146, y + 28, 5, mist)
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

/** The owner pulls the shutter up with a pole; its hook is the pointer. */
function owner(): string {
  return [
    line('M610 512L768 651', ink, 10),
    path('M784 612h84l6 144h-36l-12-96l-10 96h-36z', ink),
    path('M774 756h46v12h-52q0-8 6-12zM832 756h46v12h-52q0-8 6-12z', river),
    path('M790 496q36-22 70 0l12 132h-96z', vermilion),
    path('M826 486q22 0 34 10l12 132h-46z', shade(vermilion, 0.8)),
    path('M802 506l28 14-34 84-46 40-18-22 38-34z', shade(vermilion, 0.9)),
    circle(738, 632, 15, SKIN),
    rect(812, 460, 24, 36, shade(SKIN, 0.8)),
    circle(820, 446, 33, SKIN),
    path('M820 412q36 0 36 38q0 24-20 30q6-34-18-44z', ink),
    path('M752 440L824 372L892 440q-70 20-140 0z', eggshell),
    path('M824 372L892 440q-22 7-46 9z', shade(eggshell, 0.82)),
    polygon(
      [
        [566, 474],
        [664, 510],
        [626, 524],
        [608, 562],
      ],
      PAPER,
    ),
    '<path fill="none" stroke="#10201c" stroke-width="9" stroke-linejoin="round" d="M566 474l98 36-38 14-18 38z"/>',
  ].join('')
}

/** A stool as in front of every café, and the cat on it that waits for the opening. */
function stool(): string {
  return at(
    150,
    760,
    path('M-54-92h108l6 18h-10l10 74h-24l-6-46h-60l-6 46h-24l10-74h-10z', vermilion) +
      path('M-46-74h92l2 12h-96z', shade(vermilion, 0.7)) +
      line('M-20-98q-46-2-46 30q0 24-14 30', ink, 12) +
      path('M-36-92q-10-64 24-84h24q34 20 24 84z', ink) +
      path('M-31-222l19 15h24l19-15q8 60-31 60t-31-60z', ink) +
      path('M-17-192h12l-6 6zM5-192h12l-6 6z', gold),
  )
}

/** Iced milk coffee under its drip filter. */
const COFFEE =
  path('M-56 116h112v12H-56z', shade(gold, 0.6)) +
  path('M-42 34h84l-9 82h-66z', PAPER) +
  path('M-40 52h80l-3.500 32h-73z', ink) +
  path('M-56 22h112v12H-56z', shade(mist, 0.56)) +
  path('M-38-32h76v54h-76z', mist) +
  path('M12-32h26v54h-26z', shade(mist, 0.72))

const LOAF =
  path('M-54 26Q-40-20 6-28Q40-34 54-22Q46 22 4 32Q-36 42-54 26z', gold) +
  path('M-54 22Q-10 34 54-22Q46 12 4 24Q-34 34-54 22z', river) +
  path('M-54 20Q-44-22 4-32Q38-38 54-26Q20 24-54 20z', '#c98a3c') +
  line('M-30-2l14 14M-10-12l14 14M12-20l13 13', eggshell, 5)

const LANTERN =
  path('M-18-44h36v8h-36zM-18 22h36v8h-36zM-3-58h6v16h-6zM-3 28h6v26h-6z', ink) +
  path('M-18-36h36q44 30 0 58h-36q-44-28 0-58z', gold) +
  line('M-4-36q-18 30 0 58M4-36q18 30 0 58', shade(gold, 0.7), 4)

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
    page(),
    shutter(),
    bar(),
    awning(),
    pavement(),
    stool(),
    owner(),
  ].join(''),
}
