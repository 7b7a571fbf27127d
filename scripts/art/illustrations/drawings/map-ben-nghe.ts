import { shade } from '../../covers/isometric.ts'
import { pin } from '../../covers/kit.ts'
import { at, circle, cut, line, path, polygon, rect } from '../../covers/svg.ts'
import { tiling } from '../../covers/tiling.ts'
import { CENTRES } from '../../motifs.ts'
import { PIGMENTS } from '../../pigments.ts'
import type { TileDesign } from '../../tile.ts'
import type { Illustration } from '../illustrations.ts'
import {
  cathedral,
  cityHall,
  elephant,
  market,
  opera,
  palace,
  postOffice,
  tower,
} from '../parts/map-ben-nghe/landmarks.ts'
import { joined } from '../shared/joined.ts'
import { outlined } from '../shared/outlined.ts'

// North is up; 385 pixels are a kilometre; the upper left corner lies at 10.78775° N, 106.68755° E.

const { ink, eggshell, vermilion, gold, river, mist } = PIGMENTS
const LAND = '#ecdcb6'
const JOINT = '#dcc898'
const STREET = '#fffaf0'
/** Half a kilometre. */
const SCALE_BAR_PX = 193
/** How the streets towards the river lie. */
const GRID_DEGREES = 37.6

const PAVING: TileDesign = {
  ground: 'eggshell',
  corners: [{ shape: 'disc', radius: 34, pigment: 'ink' }],
  edges: [],
  centre: [
    { shape: 'diagonal', radius: 52, pigment: 'vermilion' },
    { shape: 'disc', radius: 12, pigment: 'gold' },
  ],
}

const patterns = [
  `<pattern id="f" width="32" height="32" patternUnits="userSpaceOnUse" patternTransform="rotate(${GRID_DEGREES})"><path fill="${LAND}" d="M0 0h32v32H0z"/><path fill="none" stroke="${JOINT}" stroke-width="2.4" d="M0 0h32v32H0z"/></pattern>`,
  `<pattern id="e" width="44" height="44" patternUnits="userSpaceOnUse" patternTransform="rotate(${GRID_DEGREES})"><path fill="${LAND}" d="M0 0h44v44H0z"/><path fill="${JOINT}" d="M22 4Q40 22 22 40Q4 22 22 4z"/></pattern>`,
  `<pattern id="t" width="26" height="26" patternUnits="userSpaceOnUse" patternTransform="rotate(${GRID_DEGREES})"><path fill="${river}" d="M0 0h26v26H0z"/><path fill="${shade(river, 0.74)}" d="M13 1Q25 13 13 25Q1 13 13 1z"/></pattern>`,
  `<pattern id="w" width="48" height="24" patternUnits="userSpaceOnUse"><path fill="${mist}" d="M0 0h48v24H0z"/><path fill="none" stroke="${shade(mist, 0.88)}" stroke-width="3" d="M0 8q6-6 12 0t12 0M24 20q6-6 12 0t12 0"/></pattern>`,
].join('')

const PARKS =
  'M296 384L372 442 300 520 222 460zM206 476L286 538 208 624 122 560zM392 428L456 360 474 376 410 444zM398 730L166 848 150 820 384 700zM700-10L728 44 806 112 872 70 884-10z'

const MAIN_STREETS = [
  // Lê Duẩn, Nam Kỳ Khởi Nghĩa, Đồng Khởi, Lê Lợi, Hàm Nghi, Tôn Đức Thắng
  'M377 420L728 44M20 142L377 420 541 595 659 719 722 830M515 365L808 590M646 480L465 700M465 700Q480 712 520 714L786 731M722 838L780 790 786 731 808 629 826 514 832 400Q826 310 777 267L650 126',
]

const STREETS =
  // Hai Bà Trưng, Lê Thánh Tôn, Nguyễn Thị Minh Khai, Trần Hưng Đạo, Võ Văn Kiệt, Cách Mạng Tháng Tám, Điện Biên Phủ
  'M240 26L617 373 826 532M420 640L554 492 777 267M-20 700L166 501 406 267 700-40M460 712L100 990M722 838Q660 880 560 940M450 690L300 640 166 501-20 320M-20 330L340-60'

const LANES =
  // Pasteur, Lý Tự Trọng, Nguyễn Du and what lies between
  'M180 40L430 363 572 560 716 740M372 566L735 228M286 536L560 290 690 150M500 712L622 574M690 716L806 600M596 540L760 728M470 70L600 190 700 275M600-20L728 44 850 150M-20 560L330 190 530-30M-20 440L270 130 400-20M60 420L290 620M-20 180L200 360M110 60L330 250M230 660L60 800M120 560L-20 690M690 342L640 392M660 460L800 330M380 760L300 900M860 900L700 990M560 870L760 990M660 910L560 990M880 980L780 850'

const RIVER =
  'M884-10L898 40Q922 80 912 120C895 200 862 270 854 350C850 420 850 470 849 514C846 560 840 600 834 640C826 690 812 720 808 760C800 800 806 830 830 870Q850 900 880 920H1064C1004 880 962 850 950 800C936 740 940 700 948 650C962 590 972 550 972 514C974 440 976 400 990 340C1008 250 1040 160 1052 75Q1064 20 1100-10z'
const CANAL = 'M820 806C770 815 740 836 716 858Q650 910 580 940'

const text = { typeface: { family: 'Be Vietnam Pro', weight: 600 }, fill: ink, at: [0, 0] } as const

/** A name along its street, from a point on. */
const along = async (x: number, y: number, degrees: number, name: string, sizePx = 28, fill: string = ink) =>
  at(x, y, await outlined({ ...text, text: name, sizePx, fill }), degrees)

const names = await Promise.all([
  along(566, 530, GRID_DEGREES, 'Nguyễn Huệ', 27),
  along(708, 492, GRID_DEGREES, 'Đồng Khởi', 26),
  along(464, 676, -50.6, 'Lê Lợi'),
  along(540, 752, 1.5, 'Hàm Nghi'),
  along(520, 246, -47, 'Lê Duẩn'),
  along(74, 166, GRID_DEGREES, 'Nam Kỳ Khởi Nghĩa'),
  along(892, 474, 90, 'Sông Sài Gòn', 42, shade(river, 0.72)),
])

/** The street of the office, paved with cement tiles, its sign and the pin at number 12. */
async function gachBongStreet(): Promise<string> {
  const paving = cut(0, 0, 168, 28, tiling(PAVING, 6, 1, 28, 's'))
  const name = await outlined({ ...text, text: '12 Gạch Bông', sizePx: 36, at: [622, 262], fill: eggshell })
  return [
    at(705, 328, rect(-4, -4, 176, 36, ink) + paving, GRID_DEGREES),
    rect(598, 214, 286, 66, ink),
    name,
    pin(776, 396, 38, vermilion, eggshell),
  ].join('')
}

/** A star that points north. */
const compass = (x: number, y: number) =>
  at(
    x,
    y,
    circle(0, 0, 66, ink) +
      circle(0, 0, 58, eggshell) +
      path(CENTRES.diagonal([0, 0], 50), mist) +
      path(CENTRES.star([0, 0], 76), ink) +
      path('M0-76L18-18 0 0-18-18z', vermilion),
  )

/** The bus on the river, which is yellow, and its wake. */
const waterBus = (x: number, y: number) =>
  at(
    x,
    y,
    line('M-10 40Q0 64-14 88M10 40Q20 64 8 88', eggshell, 4) +
      path('M0-42Q20-18 16 36h-32Q-20-18 0-42z', gold) +
      rect(-9, -14, 18, 40, eggshell) +
      rect(-9, -14, 18, 9, ink),
  )

/** The cable-stayed bridge to the east bank, its pylon leaning over the water. */
const bridge =
  line('M838 356L1200 470', STREET, 16) +
  line('M918 302L932 388M918 302L872 368M918 302L980 402M918 302L1030 418', ink, 3) +
  polygon(
    [
      [912, 292],
      [926, 296],
      [938, 392],
      [922, 388],
    ],
    ink,
  )

/** The centre of Ho Chi Minh City as a floor of tiles: the river, the large streets, the sights, and where the office is. */
export const illustration: Illustration = {
  width: 1200,
  height: 900,
  shapes: joined(
    [
      `<defs>${patterns}</defs>`,
      rect(0, 0, 1200, 900, 'url(#f)'),
      rect(930, 0, 270, 900, 'url(#e)'),
      path(PARKS, 'url(#t)'),
      line(LANES, STREET, 7),
      line(STREETS, STREET, 13),
      line(MAIN_STREETS.join(''), STREET, 21),
      path(RIVER, 'url(#w)'),
      line(CANAL, mist, 34),
      bridge,
      line('M583 497L786 652', STREET, 32),
      `<path fill="none" stroke="${river}" stroke-width="8" stroke-linecap="round" stroke-dasharray="0 17" d="M600 510L784 650"/>`,
      names.join(''),
      palace(300, 476),
      elephant(800, 70),
      cathedral(476, 352),
      postOffice(556, 338),
      cityHall(560, 500),
      opera(668, 482),
      market(386, 664),
      at(716, 702, `<g transform="scale(.74)">${tower(0, 0)}</g>`),
      waterBus(962, 130),
      await gachBongStreet(),
      compass(1096, 640),
      rect(960, 836, SCALE_BAR_PX, 12, ink) + rect(964 + SCALE_BAR_PX / 2, 839, SCALE_BAR_PX / 2 - 7, 6, eggshell),
      await along(960, 822, 0, '500 m', 28),
    ].join(''),
  ),
}
