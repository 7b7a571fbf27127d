import { shade } from '../../covers/isometric.ts'
import { textLines } from '../../covers/kit.ts'
import { PAPER } from '../../covers/palette.ts'
import { at, circle, cut, line, path, rect } from '../../covers/svg.ts'
import { tiling } from '../../covers/tiling.ts'
import { PIGMENTS } from '../../pigments.ts'
import type { TileDesign } from '../../tile.ts'
import type { Illustration } from '../illustrations.ts'
import { SKIN } from '../shared/skin.ts'

const { ink, eggshell, vermilion, gold, river, mist } = PIGMENTS
const NIGHT = '#1b352e'
/** The upper points of the stars. */
const STARS = ['330 85', '452 119', '540 73', '250 49', '760 49']

const WATER: TileDesign = {
  ground: 'river',
  corners: [
    { shape: 'disc', radius: 42, pigment: 'mist' },
    { shape: 'disc', radius: 30, pigment: 'river' },
    { shape: 'upright', radius: 28, pigment: 'ink' },
  ],
  edges: [],
  centre: [
    { shape: 'star', radius: 40, pigment: 'eggshell' },
    { shape: 'lozenge', radius: 10, pigment: 'gold' },
  ],
}

/** The moon over the fields, coconut palms, the road on its dyke, the river. */
function delta(): string {
  const palm = (x: number, top: number, lean: number) =>
    line(`M${x} 480Q${x} ${top + 90} ${x + lean} ${top}`, NIGHT, 10) +
    at(
      x + lean,
      top,
      path(
        'M0 0Q-30-40-78-14Q-34-18 0 0Q-50-8-66 40Q-36 4 0 0Q-22 30-6 66Q4 30 0 0Q26 24 36 62Q32 18 0 0Q40-6 72 30Q50-22 0 0Q36-44 76-28Q30-60 0 0Q4-50 -22-68Q-20-34 0 0z',
        NIGHT,
      ),
    )
  return [
    rect(0, 0, 800, 600, ink),
    circle(640, 116, 50, gold) + circle(662, 102, 44, ink),
    palm(70, 210, 26) + palm(196, 120, -30) + palm(742, 240, -24),
    path(STARS.map((star) => `M${star}l3 8 8 3-8 3-3 8-3-8-8-3 8-3z`).join(''), eggshell),
    rect(0, 452, 800, 30, NIGHT),
    rect(0, 476, 800, 44, shade(mist, 0.4)),
    `<path stroke="${gold}" stroke-width="6" stroke-dasharray="54 40" d="M-20 500h840"/>`,
    at(0, 520, cut(0, 0, 800, 80, at(-30, -10, tiling(WATER, 10, 1, 90)))),
  ].join('')
}

/** The page in the window: a picture of where the coach goes, what the seat costs, a button. */
function bookingPage(): string {
  return cut(
    250,
    234,
    300,
    126,
    rect(0, 0, 300, 128, PAPER) +
      rect(0, 0, 168, 128, gold) +
      circle(116, 52, 26, vermilion) +
      path('M0 78q60-28 168-10v60H0z', river) +
      path('M70 72q40 20 6 30t60 26h-70q-40-14 0-26t-14-29z', mist) +
      textLines(188, 18, [92, 70, 84], ink, 9) +
      rect(188, 84, 76, 28, vermilion) +
      rect(208, 94, 36, 8, PAPER),
  )
}

/** Two berths above each other: one passenger sleeps, the other reads the page. */
function berths(): string {
  const berth = (y: number, ground: string, content: string) =>
    rect(122, y, 108, 76, ink) + cut(130, y + 8, 92, 60, rect(0, 0, 92, 60, ground) + content)
  const sleeper =
    path('M34 60q2-26 58-30v30z', river) + circle(24, 42, 16, SKIN) + path('M6 46a18 20 0 0 1 30-20q-14 4-20 26z', ink)
  const reader =
    path('M16 60q2-26 26-26t24 26z', vermilion) +
    circle(42, 24, 16, SKIN) +
    path('M25 24a17 18 0 0 1 34-2q-20 0-24-8q-2 8-10 10z', ink) +
    path('M58 30h18v30h-18z', ink) +
    path('M61 34h12v22h-12z', PAPER)
  return berth(202, mist, sleeper) + berth(292, gold, reader)
}

function driver(): string {
  return (
    path('M586 212h54q16 0 20 18l18 88h-92z', mist) +
    path('M590 318q4-44 34-44t32 44z', eggshell) +
    circle(628, 256, 19, SKIN) +
    path('M607 256a20 22 0 0 1 40-8l10 3v6h-34z', ink) +
    line('M660 318l-10-34', ink, 7)
  )
}

function coach(): string {
  const wheel = (x: number) =>
    path(`M${x - 50} 456a50 50 0 0 1 100 0z`, shade(vermilion, 0.5)) +
    circle(x, 462, 42, ink) +
    circle(x, 462, 22, mist) +
    circle(x, 462, 8, ink)
  const lozenges = Array.from({ length: 23 }, (_, index) => `M${114 + index * 25} 393l11-9 11 9-11 9z`).join('')
  return [
    path('M700 412L800 392V500L700 432z', shade(gold, 0.6)),
    rect(180, 176, 120, 16, shade(vermilion, 0.5)) + rect(400, 176, 90, 16, shade(vermilion, 0.5)),
    path('M100 204q0-14 14-14h530q30 0 36 30l24 132v104H100z', vermilion),
    path('M100 410h604v46H100z', shade(vermilion, 0.72)),
    path('M100 380h604v26H100z', eggshell) + path(lozenges, river),
    path('M578 204h66q18 0 24 26l20 96H578z', ink),
    driver(),
    path('M684 236h28v48h-14v-34h-14z', shade(vermilion, 0.5)) + rect(680, 412, 24, 20, gold),
    wheel(214) + wheel(314) + wheel(600),
    berths(),
    rect(242, 202, 316, 166, ink),
    circle(264, 219, 8, vermilion) +
      circle(288, 219, 8, gold) +
      circle(312, 219, 8, mist) +
      rect(336, 211, 206, 16, '#3a4a44'),
    bookingPage(),
  ].join('')
}

/** A night coach on the road to the delta; its side window is a web page. */
export const illustration: Illustration = {
  width: 800,
  height: 600,
  shapes: [delta(), coach()].join(''),
}
