import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { TILE_COUNT } from '#client/components/tile-url.ts'
import { tileDesign, tileSvg } from '#contract/tile/tile.ts'
import { TILE_SEEDS } from './tiles.ts'

const SIZE_PX = 100

const pixels = (svg: string) => sharp(Buffer.from(svg)).resize(SIZE_PX, SIZE_PX).raw()

/** The mean difference between two pictures: the average over all pixels and channels, 0 to 255. */
async function difference(one: Sharp, other: Sharp): Promise<number> {
  const [a, b] = await Promise.all([one.toBuffer(), other.toBuffer()])
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] as number)), 0) / a.length
}

describe('a tile', () => {
  test('depends on its seed alone', () => {
    expect(tileSvg(tileDesign(9), 96)).toBe(tileSvg(tileDesign(9), 96))
    expect(tileSvg(tileDesign(9), 96)).not.toBe(tileSvg(tileDesign(10), 96))
  })

  test.each(TILE_SEEDS)('with seed %i looks the same after a quarter turn and in the mirror', async (seed) => {
    const svg = tileSvg(tileDesign(seed), SIZE_PX)
    expect(await difference(pixels(svg), pixels(svg).rotate(90))).toBeLessThan(1)
    expect(await difference(pixels(svg), pixels(svg).flop())).toBeLessThan(1)
  })

  test('covers its whole square', async () => {
    for (const seed of TILE_SEEDS) {
      const { isOpaque } = await sharp(Buffer.from(tileSvg(tileDesign(seed), SIZE_PX))).stats()
      expect(isOpaque).toBe(true)
    }
  })
})

describe('the tiles of the site', () => {
  test('are as many as the pages choose from', () => {
    expect(TILE_SEEDS).toHaveLength(TILE_COUNT)
  })
})
