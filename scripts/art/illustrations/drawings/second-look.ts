import { textLines, viewfinder } from '../../covers/kit.ts'
import { at, circle, line, path, rect } from '../../covers/svg.ts'
import { tiling } from '../../covers/tiling.ts'
import { CENTRES } from '../../motifs.ts'
import { PIGMENTS } from '../../pigments.ts'
import type { TileDesign } from '../../tile.ts'
import type { Illustration } from '../illustrations.ts'
import { fist } from '../shared/fist.ts'

const { ink, eggshell, vermilion, gold } = PIGMENTS
const TILE_PX = 340
const LENS = { x: 342, y: 250, radius: 150 }
const PALE_MIST = '#d5e3d8'

const DESIGN: TileDesign = {
  ground: 'mist',
  corners: [{ shape: 'disc', radius: 34, pigment: 'eggshell' }],
  edges: [],
  centre: [{ shape: 'diagonal', radius: 60, pigment: 'river' }],
}

/** A floor on which a camera has marked a tile as cracked; the glass in a hand shows that it is only a gecko. */
export const illustration: Illustration = {
  width: 800,
  height: 600,
  shapes: [
    at(LENS.x - 1.5 * TILE_PX, LENS.y - 1.5 * TILE_PX, tiling(DESIGN, 4, 3, TILE_PX)),
    viewfinder(LENS.x - 178, LENS.y - 178, 356, 356, 84, vermilion, 18),
    rect(LENS.x - 187, LENS.y - 231, 93, 48, vermilion),
    textLines(LENS.x - 171, LENS.y - 218, [62, 36], eggshell, 8),
    at(LENS.x, LENS.y, glass(), -36),
    path(CENTRES.diagonal([LENS.x, LENS.y], 148), PALE_MIST),
    at(LENS.x + 4, LENS.y - 4, gecko(), 28),
  ].join(''),
}

/** Around the middle of the lens; the handle hangs straight down. */
function glass(): string {
  return [
    rect(-15, 160, 30, 60, gold),
    rect(-24, 206, 48, 260, ink),
    circle(0, 0, LENS.radius + 22, ink),
    circle(0, 0, LENS.radius + 12, gold),
    circle(0, 0, LENS.radius, eggshell),
    at(0, 308, `<g transform="scale(0.84)">${fist(vermilion, 58)}</g>`),
  ].join('')
}

/** Seen from above, its head up; 250 long with its tail. */
function gecko(): string {
  const foot = (x: number, y: number, degrees: number) =>
    at(x, y, line('M0 8V-20M-3 6L-16-12M3 6L16-12', vermilion, 8), degrees)
  return [
    line('M12-36L54-58l26-30M-12-36L-60-24l-10-30M12 36L56 46l8 34M-12 36L-50 60l-32-8', vermilion, 15),
    foot(82, -92, 40) + foot(-72, -58, -20) + foot(66, 84, 165) + foot(-86, 51, -75),
    path(
      'M0-124c20 0 34 24 32 46q-2 16-14 28c10 24 12 64 2 92q-8 34 16 54q22 26-14 46q14-24-6-36q-34-24-36-64c-10-28-8-68 2-92q-12-12-14-28c-2-22 12-46 32-46z',
      vermilion,
    ),
    circle(-20, -90, 8, ink) + circle(20, -90, 8, ink),
    circle(0, -24, 7, gold) + circle(0, 2, 7, gold) + circle(0, 28, 7, gold),
  ].join('')
}
