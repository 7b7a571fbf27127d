import { PIGMENTS } from '#contract/tile/pigments.ts'
import { shade } from '../isometric.ts'
import { browser } from '../kit.ts'
import { beam, FLAME, type Light } from '../light.ts'
import { lit } from '../night.ts'
import { type Palette, QUIET } from '../palette.ts'
import { line, path, placedAt, rect } from '../svg.ts'

const { ink, eggshell, vermilion, gold, river, mist } = PIGMENTS
const CELL_PX = 160
const CELL_HEIGHT_PX = 208
/** The pots stand this far below the top of their cell. */
const POT_FOOT_PX = 164

// Outlines of pots. Each pot stands on the point 0, 0.
const VASE = 'M-22 0q-50-60-2-100q-12-12-8-24h64q4 12-8 24q48 40-2 100z'
const BOWL = 'M-22 0q-38-14-42-68h128q-4 54-42 68z'
const JAR = 'M-46 0q-14-50 0-88h92q14 38 0 88zM-54-96h108v-16h-40v-16h-28v16h-40z'
const TEAPOT = 'M-34 0q-36-46 0-86h64q18 10 20 30l18-26 10 8-30 54q-4 10-12 20zM-20-92h36v-14h-36z'
const HANDLE = 'M-42-68h-24v46h28'

/**
 * A shop that is renewed piece by piece while it stays open. Old shelves are drawn in outline, new shelves in colour.
 * One new shelf is just being moved in.
 */
export function scene({ paper }: Palette): string {
  return [
    lit(browser(160, 76, 480, 452, ink, page(paper))),
    rect(498, 300, CELL_PX + 44, CELL_PX + 44, ink),
    rect(506, 308, CELL_PX + 28, CELL_PX + 28, vermilion),
    lit(placedAt(600, 462, decorated(VASE, eggshell, gold, -58))),
  ].join('')
}

/** The page of the shop: two rows of three shelves (cells). The last shelf is still empty. */
function page(paper: string): string {
  const cell = (column: number, row: number, ground: string, pot: string) =>
    rect(column * CELL_PX, row * CELL_HEIGHT_PX, CELL_PX, CELL_HEIGHT_PX, ground) +
    placedAt((column + 0.5) * CELL_PX, row * CELL_HEIGHT_PX + POT_FOOT_PX, pot)
  return [
    cell(0, 0, mist, decorated(TEAPOT, river, gold, -42) + line(HANDLE, river, 10)),
    cell(1, 0, gold, decorated(JAR, vermilion, eggshell, -52)),
    cell(2, 0, paper, outlined(BOWL)),
    cell(0, 1, river, decorated(BOWL, eggshell, vermilion, -44)),
    cell(1, 1, paper, outlined(JAR)),
    cell(2, 1, ink, ''),
  ].join('')
}

/** A pot of the new shop: glazed, with a band of lozenges. */
function decorated(outline: string, glaze: string, band: string, bandY: number): string {
  const lozenges = [-32, 0, 32].map((x) => `M${x} ${bandY - 12}l12 12-12 12-12-12z`).join('')
  return path(outline, glaze) + path(lozenges, band)
}

/** A pot of the old shop, drawn in outline. */
function outlined(outline: string): string {
  return line(outline, shade(QUIET, 0.84), 5)
}

/** A lamp over the shelf that is being moved in, as in a shop window. */
export const light: Light = {
  glow: [[600, 400, 150]],
  lamp:
    beam('M578 322h44l62 174H516z', 0.3) + path('M584 308h32l14 14h-60z', gold) + path('M578 322h44l-8 10h-28z', FLAME),
}
