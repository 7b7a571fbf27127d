import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { stripSvg, tileDesign, tileSvg } from './tile.ts'

/** The seeds chosen for the site's tiles, in the order of `public/tiles/tile-<n>.svg`. */
export const TILE_SEEDS = [9, 5, 28, 52, 43, 57, 53, 19, 60, 27, 10, 4]

export const TILE_SIZE_PX = 96
const STRIP_SEEDS = [9, 43, 5, 60, 53, 57, 27, 19, 52, 28]
const STRIP_TILE_SIZE_PX = 90

/** Writes the tiles of page tops and the strip between sections. */
export async function writeTiles(rootDir: string): Promise<void> {
  const dir = path.join(rootDir, 'public/tiles')
  await mkdir(dir, { recursive: true })
  for (const [index, seed] of TILE_SEEDS.entries()) {
    await writeFile(path.join(dir, `tile-${index + 1}.svg`), tileSvg(tileDesign(seed), TILE_SIZE_PX))
  }
  await writeFile(path.join(dir, 'strip.svg'), stripSvg(STRIP_SEEDS.map(tileDesign), STRIP_TILE_SIZE_PX))
}
