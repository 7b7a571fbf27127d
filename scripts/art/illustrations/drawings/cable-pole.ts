import { repeated } from '../../covers/kit.ts'
import { at, circle, line, path, rect, roundRect } from '../../covers/svg.ts'
import { CENTRES } from '../../motifs.ts'
import { PIGMENTS } from '../../pigments.ts'
import type { Illustration } from '../illustrations.ts'
import { sparrow } from '../shared/sparrow.ts'

const CABLE_PX = 7
const { ink, eggshell, vermilion, gold, river, mist } = PIGMENTS
const PALE_MIST = '#b3cfc4'
const CONCRETE_SHADE = '#d3c5a2'
const HOLE = '#7ba093'
/** Middle and radii of what is coiled up at the pole. */
const COILS: readonly (readonly [x: number, y: number, ...radii: number[]])[] = [
  [308, 326, 44, 58, 72],
  [498, 372, 34, 48, 62, 76],
  [412, 296, 62, 76],
  [352, 410, 30, 44, 58, 84],
  [450, 424, 40, 54],
  [398, 352, 114, 126],
  [262, 398, 22, 36],
  [556, 312, 26, 40],
]
/** Where cables leave the picture and where they end, and how deep they hang below their end. */
const SPANS: readonly (readonly [sideY: number, x: number, y: number, sag: number])[] = [
  [30, 272, 74, 80],
  [64, 318, 74, 90],
  [84, 272, 154, 70],
  [108, 318, 154, 84],
  [176, 400, 300, 40],
  [214, 400, 330, 56],
  [246, 400, 360, 24],
  [286, 400, 396, 76],
  [330, 400, 430, 60],
]

/** A Saigon pole and its tangle before a tiled wall; one of the cables is marked, to be followed from side to side, and has a tag. */
export const illustration: Illustration = {
  width: 800,
  height: 600,
  shapes: [wall(), pole(), spans(), insulators(), coils(), marked(), sparrow(150, 220)].join(''),
}

function wall(): string {
  const tile =
    CENTRES.diagonal([80, 80], 96) + CENTRES.star([0, 0], 40) + CENTRES.disc([80, 0], 8) + CENTRES.disc([0, 80], 8)
  return (
    rect(0, 0, 800, 600, mist) + at(0, -20, repeated('v', 5, 0, 160, repeated('w', 6, 160, 0, path(tile, PALE_MIST))))
  )
}

/** Of pierced concrete, with two arms and a cabinet. */
function pole(): string {
  return (
    rect(370, -10, 60, 620, eggshell) +
    rect(412, -10, 18, 620, CONCRETE_SHADE) +
    at(384, 20, repeated('h', 7, 0, 84, roundRect(0, 0, 14, 48, 7, HOLE))) +
    path('M240 96h320v16H240zM240 176h320v16H240zM330 496h140v120H330z', ink) +
    rect(342, 508, 116, 92, river) +
    path('M354 548h92v8h-92zM354 566h92v8h-92zM354 584h92v8h-92z', ink) +
    [0, 1, 2, 3].map((port) => circle(362 + port * 25, 526, 7, port === 2 ? vermilion : gold)).join('')
  )
}

function insulators(): string {
  const row = [264, 310, 474, 520].map((x) => `M${x}-28h16v10h6v18h-28v-18h6z`).join('')
  return at(0, 96, path(row, river)) + at(0, 176, path(row, river))
}

/** The same to both sides, but for what lies in the tangle. */
function spans(): string {
  const left = SPANS.map(([sideY, x, y, sag]) => `M-10 ${sideY}Q130 ${y + sag} ${x} ${y}`)
  const right = SPANS.map(([sideY, x, y, sag]) => `M810 ${sideY * 0.84}Q660 ${y + sag * 0.8} ${800 - x} ${y}`)
  return line([...left, ...right].join(''), ink, CABLE_PX)
}

function coils(): string {
  const ring = (x: number, y: number, radius: number) => `M${x - radius} ${y}a${radius} ${radius} 0 1 1 0 .1z`
  return (
    line(COILS.flatMap(([x, y, ...radii]) => radii.map((radius) => ring(x, y, radius))).join(''), ink, CABLE_PX) +
    line('M300 474V540q0 24-22 24t-22-24M520 446v70q0 20 20 20', ink, CABLE_PX)
  )
}

/** Around the tangle, then once around itself; its casing sets it off from the others. */
function marked(): string {
  const way =
    'M-10 136C80 226 200 250 290 246S340 226 398 226A112 112 0 1 1 397.9 226C500 226 500 290 586 290A40 40 0 1 0 585.9 290C680 290 750 230 810 170'
  return (
    line(way, eggshell, 20) +
    line(way, vermilion, 12) +
    at(
      648,
      282,
      line('M0 0V40', ink, 4) +
        path('M-34 48L-16 30H16L34 48V126H-34z', ink) +
        path('M-26 51L-13 38H13L26 51V118H-26z', eggshell) +
        path(CENTRES.upright([0, 86], 24), vermilion) +
        circle(0, 50, 5, ink),
      6,
    )
  )
}
