import { PIGMENTS } from '#contract/tile/pigments.ts'
import type { Face } from './face.ts'
import { onRightWall, pane } from './openings.ts'
import { prism, rectangle } from './solids.ts'
import { TONES, type Tone } from './tones.ts'

/** A simple building that covers one cell (the area of one floor tile). Its roof looks like a floor tile. */
export interface Block {
  column: number
  row: number
  tone: Tone
  height: number
  /**
   * Windows of the left wall that light up during the film. `bay` counts windows from the left and `floor` storeys from
   * the top, both from 0. `lamp` is the window's place in the order in which windows light up, from 0.
   */
  lamps?: readonly { bay: number; floor: number; lamp: number }[]
}

const BAYS = [0.12, 0.4, 0.68]
const STOREY = 0.36
const WINDOW = 0.2
const PARAPET = 0.18

const GLASS: Record<Tone, readonly [left: string, right: string]> = {
  vermilion: [TONES.vermilion.right, PIGMENTS.ink],
  gold: [TONES.gold.right, PIGMENTS.ink],
  eggshell: [TONES.eggshell.right, PIGMENTS.river],
  mist: [TONES.mist.right, PIGMENTS.river],
  river: [PIGMENTS.mist, PIGMENTS.ink],
  ink: [PIGMENTS.mist, PIGMENTS.river],
}

/** The faces of the block's walls, roof and windows. */
export function blockFaces({ column, row, tone, height, lamps = [] }: Block): Face[] {
  const [left, right] = GLASS[tone]
  const storeys = Math.floor((height - 0.2) / STOREY)
  const windows = Array.from({ length: storeys }, (_, floor) => {
    const base = height - PARAPET - WINDOW - floor * STOREY
    return BAYS.flatMap((along, bay): Face[] => [
      {
        points: pane(row + 1, column + along, base, WINDOW, WINDOW),
        fill: left,
        lamp: lamps.find((lamp) => lamp.bay === bay && lamp.floor === floor)?.lamp,
        isGlass: true,
      },
      { points: onRightWall(pane(column + 1, row + along, base, WINDOW, WINDOW)), fill: right, isGlass: true },
    ])
  })
  return [...prism(rectangle(column, row, 1, 1), 0, height, TONES[tone]), ...windows.flat()]
}
