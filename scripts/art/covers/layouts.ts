import { COVER_HEIGHT_PX, COVER_WIDTH_PX } from '#client/content/cover-url.ts'
import type { CaseStudyCover } from '#contract/content/case-study-schema.ts'
import { PIGMENTS } from '#contract/tile/pigments.ts'
import type { TileDesign } from '#contract/tile/tile.ts'
import { isoBox, lying } from './isometric.ts'
import { inGroup } from './night.ts'
import type { Palette } from './palette.ts'
import { clipped, clippedToBox, line, path, rect } from './svg.ts'
import { tiling } from './tiling.ts'

const SLAB_PX = 20
const FLOOR_SIDE_PX = 384
const STEPPED_RUG = 'M180 25h440v110h110v330h-110v110h-440v-110h-110v-330h110z'
const BORDER_PX = 10
const DOORWAY = 'M170 610V290a230 230 0 0 1 460 0v320z'
const DISC = 'M130 300a270 270 0 0 1 540 0a270 270 0 0 1-540 0z'

/** The layouts for the background of a scene, 800 × 600. A layout arranges the cover's tile and the plain ground. */
export const LAYOUTS: Record<CaseStudyCover['layout'], (design: TileDesign, palette: Palette) => string> = {
  /** A tiled wall with a plain doorway from x = 170 to 630. The objects of the scene stand on the floor at y = 540. */
  arch: (design, { ground }) =>
    tiles(design, 0, -20, 5, 4, 160) + inGroup('plain', path(DOORWAY, ground)) + line(DOORWAY, PIGMENTS.ink, BORDER_PX),

  /** A rug with stepped corners on a plain floor. Its tiles are 110 wide. */
  carpet: (design, { ground }) => plain(ground) + rug(STEPPED_RUG, tiles(design, 70, 25, 6, 5, 110)),

  /** Tiles and plain squares in turn, each 200 wide. Four of them meet in the middle of the picture. */
  checker: (design, { ground }) =>
    tiles(design, 0, -100, 4, 4, 200) +
    inGroup(
      'plain',
      path(
        'M0-100h200v200H0zM400-100h200v200H400zM200 100h200v200H200zM600 100h200v200H600zM0 300h200v200H0zM400 300h200v200H400zM200 500h200v200H200zM600 500h200v200H600z',
        ground,
      ),
    ),

  /** Tiles on the lower part of a plain wall, from y = 400 down. The objects of the scene stand at y = 520. */
  dado: (design, { ground }) => tiles(design, -20, 400, 7, 2, 120) + inGroup('plain', rect(0, 0, 800, 400, ground)),

  /** A band of tiles across the plain ground, from the lower left to the upper right. */
  diagonal: (design, { ground }) =>
    `${plain(ground)}<g transform="translate(400 300)rotate(-45)">${tiles(design, -560, -140, 8, 2, 140)}</g>`,

  /** A square isometric floor with sides of 384. Its middle is the origin of `isometric.ts`. Blocks can stand on it. */
  floor: (design, { ground }) => plain(ground) + floor(design),

  /** A border of tiles around a plain field from 160, 120 to 640, 480. The scene may reach over the border. */
  frame: (design, { ground }) =>
    plain(ground) +
    rect(92, 52, 616, 496, PIGMENTS.ink) +
    tiles(design, 100, 60, 10, 8, 60) +
    rect(152, 112, 496, 376, PIGMENTS.ink) +
    inGroup('plain', rect(160, 120, 480, 360, ground)),

  /** A round table covered with tiles. Its radius is 270. */
  medallion: (design, { ground }) => plain(ground) + rug(DISC, tiles(design, 100, 0, 5, 5, 120)),

  /** One tile, larger than the picture. */
  motif: (design) => tiles(design, -60, -160, 1, 1, 920),

  /** Tiles on the left, up to x = 300, and the plain ground on the right. */
  split: (design, { ground }) => plain(ground) + tiles(design, 0, 0, 2, 4, 150),
}

const plain = (ground: string) => inGroup('plain', rect(0, 0, COVER_WIDTH_PX, COVER_HEIGHT_PX, ground))

function tiles(design: TileDesign, x: number, y: number, columns: number, rows: number, sizePx: number): string {
  return clippedToBox(x, y, columns * sizePx, rows * sizePx, tiling(design, columns, rows, sizePx))
}

/** Tiles clipped to a shape, with a border of ink. */
function rug(outline: string, content: string): string {
  return clipped('c', outline, content) + line(outline, PIGMENTS.ink, BORDER_PX)
}

/** The isometric floor: a slab with tiles on top. The slab has the colour of the tiles' ground. */
function floor(design: TileDesign): string {
  const half = FLOOR_SIDE_PX / 2
  return (
    isoBox([-half, -half, -SLAB_PX], [FLOOR_SIDE_PX, FLOOR_SIDE_PX, SLAB_PX], PIGMENTS[design.ground]) +
    lying(-half, -half, 0, tiles(design, 0, 0, 4, 4, FLOOR_SIDE_PX / 4))
  )
}
