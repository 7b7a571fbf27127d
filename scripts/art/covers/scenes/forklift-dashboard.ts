import { PIGMENTS } from '#contract/tile/pigments.ts'
import { shade } from '../isometric.ts'
import { columns, panel, textLines } from '../kit.ts'
import { beam, FLAME, type Light } from '../light.ts'
import { lit } from '../night.ts'
import { type Palette, QUIET } from '../palette.ts'
import { circle, line, path, rect } from '../svg.ts'

const { ink, eggshell, vermilion, gold, river, mist } = PIGMENTS

const SKIN = '#d99a6c'

/** A forklift lifts a dashboard on a pallet. The largest thing on the dashboard is the one pallet that is late. */
export function scene({ ground, paper }: Palette): string {
  const body = ground === gold ? vermilion : gold
  return [
    lit(panel(388, 96, 296, 228, paper, dashboard())),
    path(
      'M372 336h328v14h-328zM380 350h48v22h-48zM518 350h48v22h-48zM648 350h48v22h-48zM372 372h328v12h-328z',
      shade(gold, 0.8),
    ),
    path('M330 232h26v152h340v14H330z', ink),
    rect(304, 66, 34, 418, ink),
    rect(314, 66, 8, 418, mist),
    floor(),
    driver(body),
    path('M98 474V328l26-26h50v68h76l46 46v58z', body),
    path('M98 400h198v16H98z', ink),
    path('M136 304l30-166h142v16H180l-28 150z', ink),
    wheel(152, 470, 54),
    wheel(276, 482, 42),
  ].join('')
}

function dashboard(): string {
  return [
    rect(0, 0, 46, 228, river),
    path([18, 52, 86, 120].map((y) => `M13 ${y}h20v20h-20z`).join(''), mist),
    rect(62, 18, 146, 104, vermilion),
    pallet(),
    rect(220, 18, 60, 46, QUIET),
    rect(220, 76, 60, 46, QUIET),
    columns(62, 138, 230, 74, [0.5, 0.72, 0.44, 0.84, 1, 0.62], [ink, ink, ink, ink, vermilion, ink]),
  ].join('')
}

function pallet(): string {
  return (
    rect(80, 44, 50, 44, gold) +
    path('M74 92h62v7h-62zM76 99h12v7h-12zM99 99h12v7h-12zM122 99h12v7h-12z', eggshell) +
    textLines(146, 48, [46, 30, 40], eggshell, 9)
  )
}

function driver(body: string): string {
  return [
    path('M150 390V262q0-10 10-10h8q10 0 12 10l18 90h46v38z', ink),
    path('M186 372l-6-92 20-26h30l24 58 36-14 8 20-58 24-14-12v22l58 6v76h-28v-46z', river),
    circle(218, 222, 28, SKIN),
    circle(232, 224, 3.5, ink),
    line('M222 238q8 4 14-2', ink, 3),
    path('M184 218a34 34 0 0 1 68 0h16v10h-84z', body),
    line('M268 384l22-82M276 290l34 22', ink, 9),
  ].join('')
}

/** The floor, a chequerboard of tiles. Cards crop the cover at its upper edge. */
function floor(): string {
  const row = (x: number, y: number) => `M${x} ${y}${'h34v34h-34zm68 0'.repeat(12)}`
  return rect(0, 524, 800, 8, ink) + rect(0, 532, 800, 68, river) + path(row(0, 532) + row(34, 566), mist)
}

function wheel(x: number, y: number, radius: number): string {
  return circle(x, y, radius, ink) + circle(x, y, radius * 0.46, eggshell) + circle(x, y, radius * 0.16, ink)
}

/** The lamp of the forklift lights the way under the pallet. */
export const light: Light = {
  glow: [[300, 424, 110]],
  lamp: beam('M304 420L724 500V524H400z', 0.5) + circle(298, 424, 15, ink) + circle(300, 424, 11, FLAME),
}
