import { TILE_UNITS } from '#contract/tile/motifs.ts'
import { receiptTile } from '#contract/tile/receipt-tile.ts'
import { tileShapes } from '#contract/tile/tile.ts'

/** The size of a picture in pixels. */
export interface PictureSize {
  width: number
  height: number
  /** Width and height of each tile: a whole number, so that the edges between tiles are sharp. */
  tileSide: number
}

/** The size for a picture of one tile. */
export const ONE_TILE: PictureSize = { width: 1024, height: 1024, tileSide: 1024 }

/** Returns the size for a wallpaper of this screen: six tiles along its shorter side. */
export function wallpaperSize(): PictureSize {
  const width = Math.round(screen.width * devicePixelRatio)
  const height = Math.round(screen.height * devicePixelRatio)
  return { width, height, tileSide: Math.ceil(Math.min(width, height) / 6) }
}

/**
 * Fills a picture with copies of the tile (a square pattern that is computed from the receipt code). Returns a PNG
 * file.
 * @throws if the browser cannot make the picture, for example because a picture as large as the screen exceeds the
 * browser's limit for canvases.
 */
export async function drawTiles(receipt: string, { width, height, tileSide }: PictureSize): Promise<File> {
  const picture = contextOf(width, height)
  const pattern = picture.createPattern(tileCanvas(receipt, tileSide), 'repeat')
  if (!pattern) throw new Error('The tile cannot be drawn')
  picture.fillStyle = pattern
  picture.fillRect(0, 0, width, height)
  const blob = await new Promise<Blob | null>((resolve) => picture.canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The picture cannot be made')
  return new File([blob], `${receipt}.png`, { type: 'image/png' })
}

function tileCanvas(receipt: string, side: number): HTMLCanvasElement {
  const context = contextOf(side, side)
  context.scale(side / TILE_UNITS, side / TILE_UNITS)
  for (const { fill, outline } of tileShapes(receiptTile(receipt))) {
    context.fillStyle = fill
    context.fill(new Path2D(outline))
  }
  return context.canvas
}

function contextOf(width: number, height: number): CanvasRenderingContext2D {
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
  if (!context) throw new Error('There is no canvas')
  return context
}
