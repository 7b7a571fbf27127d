import { stat } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { PIGMENTS } from '#contract/tile/pigments.ts'
import { filmArtworks } from './film.ts'
import { cityFrame } from './frame.ts'
import { posterArtworks } from './poster.ts'
import { FRAME_HEIGHT_PX, FRAME_WIDTH_PX } from './projection.ts'
import { cellsFromRiver, onRiver } from './river.ts'
import { lampLight, sunkAt } from './timing.ts'

const KB = 1000
const FILM_MAX_BYTES = 600 * KB
const AVIF_MAX_BYTES = 14 * KB
const JPEG_MAX_BYTES = 60 * KB
/** Width of the left part of the frame, which the headline covers. */
const HEADLINE_WIDTH_PX = 0.4 * FRAME_WIDTH_PX
/** Height of the upper part of the frame, which the header covers. */
const HEADER_HEIGHT_PX = 0.14 * FRAME_HEIGHT_PX

const moments = Array.from({ length: 24 }, (_, index) => index / 24)

/**
 * To save time, frames are drawn at a quarter of their width and height. The test still finds every shape, because even
 * a shape smaller than a pixel changes the pixel's colour.
 */
const REDUCTION = 4

/**
 * The leftmost column and the topmost row of a frame in which anything but the background is drawn, in pixels of the
 * film.
 */
async function beginningOfDrawing(t: number): Promise<{ column: number; row: number }> {
  const reduced = sharp(Buffer.from(cityFrame(t)), { density: 72 / REDUCTION }).removeAlpha()
  const { data, info } = await reduced.raw().toBuffer({ resolveWithObject: true })
  const ground = Buffer.from(PIGMENTS.eggshell.slice(1), 'hex')
  let [column, row] = [info.width, info.height]
  for (const [index, value] of data.entries()) {
    if (value === ground[index % ground.length]) continue
    const pixel = Math.floor(index / ground.length)
    column = Math.min(column, pixel % info.width)
    row = Math.min(row, Math.floor(pixel / info.width))
  }
  return { column: column * REDUCTION, row: row * REDUCTION }
}

describe('the film of the city', () => {
  test('ends as it begins', () => {
    expect(cityFrame(1)).toBe(cityFrame(0))
  })

  test('draws the same frame for the same time', () => {
    expect(cityFrame(0.37)).toBe(cityFrame(0.37))
    expect(cityFrame(0.37)).not.toBe(cityFrame(0.38))
  })

  test.each(moments)('leaves room for headline and header at %f of the loop', async (t) => {
    const { column, row } = await beginningOfDrawing(t)
    expect(column).toBeGreaterThanOrEqual(HEADLINE_WIDTH_PX)
    expect(row).toBeGreaterThanOrEqual(HEADER_HEIGHT_PX)
  })

  test('shows the city raised at the start and the end, and sunk between', () => {
    for (const cells of [0, 2.5, 5]) {
      expect(sunkAt(0, cells)).toBe(0)
      expect(sunkAt(0.999, cells)).toBe(0)
      expect(sunkAt(0.58, cells)).toBe(1)
    }
  })

  test('lights windows only while they are visible', () => {
    expect(lampLight(0, 0)).toBe(0)
    expect(lampLight(0.2, 0)).toBe(1)
    expect(lampLight(0.8, 0)).toBe(0)
  })
})

describe('the river', () => {
  test('follows its middle line without a jump', () => {
    for (let along = 0; along < 11.9; along += 0.1) {
      const [here, next] = [onRiver(along), onRiver(along + 0.1)]
      expect(Math.hypot(next.column - here.column, next.row - here.row)).toBeCloseTo(0.1, 2)
      expect(cellsFromRiver(here.column, here.row)).toBeCloseTo(0)
    }
  })
})

describe('the committed files', () => {
  const limits: Record<string, number> = { mp4: FILM_MAX_BYTES, avif: AVIF_MAX_BYTES, jpg: JPEG_MAX_BYTES }

  test.each([...filmArtworks(), ...posterArtworks()])('$file is small enough', async ({ file }) => {
    const { size } = await stat(new URL(`../../../${file}`, import.meta.url))
    expect(size).toBeLessThanOrEqual(limits[file.split('.').at(-1) as string] as number)
  })
})
