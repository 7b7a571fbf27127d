import { PIGMENTS } from '#contract/tile/pigments.ts'
import type { Face } from './face.ts'
import { archway, onRightWall, pane, roundel } from './openings.ts'
import { prism, pyramid, rectangle } from './solids.ts'
import { TONES } from './tones.ts'

export const NAVE_WIDTH = 0.8
export const NAVE_LENGTH = 1.45
export const NAVE_RIDGE = 1.25
const EAVES = 0.75
const TOWER = 0.32
const TOWER_TOP = 1.6
export const SPIRE_TIP = 2.5
/** How far a bell tower projects to the side and to the front, in cells (side lengths of a floor tile). */
const STEP = [0.1, 0.05] as const

/** Notre-Dame of Saigon: a nave of brick with a bell tower on each side of its front. Each tower has a spire. */
export function cathedral(column: number, row: number): Face[] {
  const front = row + NAVE_LENGTH
  const end = column + NAVE_WIDTH
  const middle = column + NAVE_WIDTH / 2
  const towerRow = front - TOWER + STEP[1]
  return [
    ...prism(rectangle(column, row, NAVE_WIDTH, NAVE_LENGTH), 0, EAVES, TONES.vermilion),
    {
      points: [
        [end, front, EAVES],
        [end, row, EAVES],
        [middle, row, NAVE_RIDGE],
        [middle, front, NAVE_RIDGE],
      ],
      fill: TONES.ink.left,
    },
    {
      points: [
        [column, front, EAVES],
        [end, front, EAVES],
        [middle, front, NAVE_RIDGE],
      ],
      fill: TONES.vermilion.left,
    },
    ...[0.18, 0.44, 0.7].map((along) => ({
      points: onRightWall(archway(end, row + along, 0.12, 0.14, 0.42)),
      fill: PIGMENTS.ink,
      isGlass: true,
    })),
    ...bellTower(column - STEP[0], towerRow),
    { points: archway(front, middle, 0, 0.22, 0.46), fill: PIGMENTS.ink, isLit: true },
    { points: roundel(front, middle, 0.68, 0.12), fill: PIGMENTS.gold, isLit: true },
    ...bellTower(end - TOWER + STEP[0], towerRow),
  ]
}

function bellTower(column: number, row: number): Face[] {
  const [end, front] = [column + TOWER, row + TOWER]
  return [
    ...prism(rectangle(column, row, TOWER, TOWER), 0, TOWER_TOP, TONES.vermilion),
    { points: archway(front, column + TOWER / 2, 0.86, 0.12, 0.32), fill: PIGMENTS.ink },
    { points: pane(front, column, 0.7, TOWER, 0.05), fill: TONES.eggshell.left },
    { points: onRightWall(pane(end, row, 0.7, TOWER, 0.05)), fill: TONES.eggshell.right },
    ...pyramid([column + TOWER / 2, row + TOWER / 2, TOWER_TOP], TOWER / 2, SPIRE_TIP - TOWER_TOP, TONES.mist),
  ]
}
