import { PIGMENTS } from '#contract/tile/pigments.ts'
import { repeated } from '../kit.ts'
import { FLAME, type Light } from '../light.ts'
import { inGroup } from '../night.ts'
import type { Palette } from '../palette.ts'
import { circle, clippedToBox, line, path, placedAt, rect } from '../svg.ts'

const { ink, eggshell, gold, river, mist } = PIGMENTS
const RACK_PX = 170
const FLOOD_Y = 412
const UNIT_PX = 36

/**
 * A cloud lifts a rack out of a flooded basement, where two more racks wait. In the case study the servers move to the
 * cloud over nine weekends.
 */
export function scene({ paper }: Palette): string {
  return [
    clippedToBox(0, 0, 800, FLOOD_Y, placedAt(96, 304, rack('w', 3)) + placedAt(534, 336, rack('x', 3))),
    flood(),
    line('M350 220L346 274M450 220L454 274', ink, 8),
    cloud(400, 214, paper),
    placedAt(315, 268, rack('r', 3)),
  ].join('')
}

/** The cloud with the racks that have already moved into it. */
function cloud(x: number, y: number, fill: string): string {
  const moved = rect(0, 0, 44, 64, river) + path('M8 10h28v6H8zM8 26h28v6H8zM8 42h28v6H8z', mist)
  return placedAt(
    x,
    y,
    circle(-122, -50, 62, fill) +
      circle(-36, -88, 92, fill) +
      circle(70, -66, 78, fill) +
      circle(138, -46, 58, fill) +
      rect(-122, -50, 260, 62, fill) +
      placedAt(-108, -70, repeated('m', 4, 58, 0, inGroup('scene', moved))),
  )
}

/** A rack with `units` server units above each other. Its upper left corner is at the point 0, 0. */
function rack(id: string, units: number): string {
  const unit =
    rect(12, 12, RACK_PX - 24, UNIT_PX - 8, '#2c433b') +
    circle(32, 26, 7, gold) +
    circle(54, 26, 7, mist) +
    rect(78, 21, 66, 10, eggshell)
  return rect(0, 0, RACK_PX, units * UNIT_PX + 16, ink) + repeated(id, units, 0, UNIT_PX, inGroup('scene', unit))
}

/**
 * The waves at the upper edge of the flood. The tiles of the cover's background are the water. The waves rise above the
 * straight upper edge of these tiles and hide it.
 */
function flood(): string {
  return (
    path(`M-20 424v-26${'q25-36 50 0'.repeat(17)}v26z`, river) +
    path(`M-45 424v-6${'q25-30 50 0'.repeat(18)}v6z`, eggshell)
  )
}

/** The racks that have moved into the cloud shine like the windows of a house. */
export const light: Light = {
  glow: [[401, 176, 190]],
  lamp: path(
    [300, 358, 416, 474].map((x) => `M${x} 154h28v6h-28zM${x} 170h28v6h-28zM${x} 186h28v6h-28z`).join(''),
    FLAME,
  ),
}
