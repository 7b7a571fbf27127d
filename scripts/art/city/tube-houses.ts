import { PIGMENTS } from '#contract/tile/pigments.ts'
import type { Face } from './face.ts'
import { pane } from './openings.ts'
import { hipRoof, prism, rectangle } from './solids.ts'
import { TONES, type Tone, type Tones } from './tones.ts'

/** A tube house: a deep house of several storeys that is one room wide, with a shop on the ground floor. */
export interface TubeHouse {
  tone: Tone
  storeys: number
  awning: Tone
  /** Set if the top window lights up: its place in the order in which windows light up, from 0. */
  lamp?: number
}

const WIDTH = 1 / 3
export const HOUSE_DEPTH = 0.72
const STOREY = 0.3
const ROOF = 0.14

/** Tube houses side by side. The first stands at `column`, each further one to the lower right of the one before. */
export function tubeHouses(column: number, row: number, houses: readonly TubeHouse[]): Face[] {
  return houses.flatMap((house, index) => tubeHouse(column + index * WIDTH, row, house))
}

/** Height of the highest ridge of the houses, in cells. */
export function ridgeOf(houses: readonly TubeHouse[]): number {
  return Math.max(...houses.map(({ storeys }) => storeys)) * STOREY + ROOF
}

function tubeHouse(column: number, row: number, { tone, storeys, awning, lamp }: TubeHouse): Face[] {
  const front = row + HOUSE_DEPTH
  const top = storeys * STOREY
  const glass = tone === 'river' ? PIGMENTS.eggshell : PIGMENTS.ink
  const plan = rectangle(column, row, WIDTH, HOUSE_DEPTH)
  return [
    ...prism(plan, 0, top, TONES[tone]),
    { points: pane(front, column + 0.06, 0, WIDTH - 0.12, 0.19), fill: PIGMENTS.ink, isGlass: true },
    ...Array.from({ length: storeys - 1 }, (_, floor) => ({
      points: pane(front, column + 0.08, (floor + 1) * STOREY + 0.06, WIDTH - 0.16, 0.15),
      fill: glass,
      lamp: floor === storeys - 2 ? lamp : undefined,
      isGlass: true,
    })),
    ...awningFaces(column, front, TONES[awning]),
    ...hipRoof(plan, top, top + ROOF, WIDTH / 2, TONES.vermilion),
  ]
}

function awningFaces(column: number, row: number, tones: Tones): Face[] {
  const [reach, high, low] = [0.12, 0.3, 0.22]
  const end = column + WIDTH
  return [
    {
      points: [
        [column, row, high],
        [end, row, high],
        [end, row + reach, low],
        [column, row + reach, low],
      ],
      fill: tones.left,
    },
    {
      points: [
        [end, row, high],
        [end, row + reach, low],
        [end, row, low],
      ],
      fill: tones.right,
    },
  ]
}
