import { shade } from '../../../covers/isometric.ts'
import { at, circle, line, path, rect } from '../../../covers/svg.ts'
import { PIGMENTS } from '../../../pigments.ts'
import { SKIN } from '../../shared/skin.ts'
import { shadow } from './facade.ts'

// Who and what is on the street; each stands on the point, and throws a long shadow to the right.

const { ink, eggshell, vermilion, gold, river, mist } = PIGMENTS
const PALM_LEAF = '#ead9a8'

/** A woman in a conical hat with two baskets on her carrying pole. */
export const vendor = (x: number, y: number) =>
  at(
    x,
    y,
    [
      shadow('M-14 0h28l220 26h-40zM-92 0h44l220 26h-60zM48 0h44l190 24h-60z', '4d'),
      path('M-16-62h32l6 62h-17l-5-34-5 34h-17z', ink),
      path('M-20-62q0-44 20-46q20 2 20 46l4 26h-48z', vermilion),
      line('M-70-18V-92M-48-18L-70-92L-92-18M70-18V-92M48-18L70-92L92-18', shade(gold, 0.55), 2),
      path('M-78-96Q0-116 78-96v5Q0-111-78-91z', shade(gold, 0.6)),
      circle(0, -116, 11, SKIN),
      line('M12-88L29-74L33-98', shade(vermilion, 0.76), 11),
      circle(34, -103, 7, SKIN),
      path('M-34-112Q-4-140 0-142Q4-140 34-112Q0-104-34-112z', PALM_LEAF),
      [-70, 70]
        .map(
          (side) =>
            circle(side - 14, -26, 11, gold) + circle(side + 14, -26, 11, gold) + circle(side, -31, 12, vermilion),
        )
        .join(''),
      [-70, 70].map((side) => path(`M${side - 30}-24h60l-10 24h-40z`, shade(gold, 0.72))).join(''),
    ].join(''),
  )

/** A parked parkedScooter, seen from the side. */
export const parkedScooter = (x: number, y: number) =>
  at(
    x,
    y,
    [
      shadow('M-78 0h150l190 26h-160z', '4d'),
      [-52, 54].map((wheel) => circle(wheel, -21, 21, ink) + circle(wheel, -21, 9, mist)).join(''),
      line('M54-21L34-96', ink, 6),
      path('M-82-34q2-34 32-36h52q12 0 14 16l4 22h20v12h-54q-4-26-34-26q-18 0-22 12z', mist),
      path('M26-88h14l18 54q-18 8-20 20h-14l-4-12 14-10z', mist),
      path('M-72-78h78q4 10-6 12h-74z', ink),
      path('M26-106h20l8 9-8 9h-20z', gold),
      line('M34-100L14-112', ink, 5),
    ].join(''),
  )

/** A low plastic stool, as before every coffee shop. */
export const stool = (x: number, y: number, colour: string) =>
  shadow(`M${x - 14} ${y}h28l60 10h-30z`) +
  path(`M${x - 13} ${y - 30}h26l5 30h-8l-3-18h-14l-3 18h-8z`, colour) +
  rect(x - 15, y - 34, 30, 7, shade(colour, 0.8))

/** Somebody on a low stool, with a glass of coffee. */
export const guest = (x: number, y: number, shirt: string) =>
  at(
    x,
    y,
    [
      shadow('M-20 0h40l90 14H10z', '4d'),
      path('M-13-30h26l5 30h-8l-3-18h-14l-3 18h-8z', vermilion),
      path('M-16-36h34l10 6-4 30h-10l2-22h-28z', ink),
      path('M-18-34q-2-42 16-42q16 0 18 22l20 8v8l-24-2v6z', shirt),
      circle(2, -88, 13, SKIN),
      path('M-12-84q-4-20 14-20q14 0 14 10q-12 0-14 4z', ink),
      path('M34-58h12l-2 18h-8z', eggshell) + path('M35-50h10l-1 10h-8z', '#6f4a2c'),
    ].join(''),
  )

/** A tree of the pavement, its trunk painted white against insects; its crown fills the corner of the picture. */
export const tree = (x: number, y: number) => {
  const dark = shade(river, 0.62)
  return [
    shadow(`M${x - 22} ${y}h44l260 46h-90z`, '4d'),
    path(`M${x - 18} ${y}L${x - 12} 0h26L${x + 20} ${y}z`, '#6f4a2c'),
    path(`M${x + 4} ${y}V0h10L${x + 20} ${y}z`, '#4f3420'),
    path(`M${x - 18} ${y}l2-96h34l2 96z`, eggshell),
    path(`M${x + 4} ${y}v-96h14l2 96z`, shade(eggshell, 0.82)),
    line(`M${x} 210L${x - 84} 90M${x} 170L${x + 70} 60`, '#6f4a2c', 12),
    path(
      'M860-4Q846 50 892 58Q888 104 940 96Q950 142 1000 126Q1030 166 1072 130Q1110 168 1144 132Q1176 146 1204 116V-4z',
      dark,
    ),
    path('M930-4Q930 34 966 34Q976 66 1012 56Q1040 84 1074 58Q1110 84 1136 56Q1170 66 1204 40V-4z', river),
    `<path fill="none" stroke="${gold}" stroke-width="9" stroke-linecap="round" d="M908 30h0M968 78h0M1040 100h0M1000 24h0M1096 40h0M1120 104h0M1168 84h0M1150 20h0"/>`,
  ].join('')
}

/** A pole with its cables, from edge to edge of the picture. */
export const cables = (x: number, bottom: number, width: number) =>
  rect(x - 8, -4, 16, bottom + 4, '#5d5a4e') +
  rect(x + 2, -4, 6, bottom + 4, '#3f3d36') +
  rect(x - 44, 34, 88, 10, '#3f3d36') +
  rect(x - 22, 70, 44, 62, ink) +
  rect(x - 14, 80, 28, 8, vermilion) +
  line(
    `M-4 52L${x - 36} 34Q${(x + width) / 2} 120 ${width + 4} 60M-4 64L${x - 18} 34Q${(x + width) / 2} 150 ${width + 4} 84M-4 96L${x} 74Q${(x + width) / 2} 128 ${width + 4} 120M-4 78L${x + 18} 34Q${(x + width) / 2} 100 ${width + 4} 40`,
    ink,
    3,
  ) +
  `<circle cx="${x - 26}" cy="156" r="22" fill="none" stroke="${ink}" stroke-width="5"/>`
