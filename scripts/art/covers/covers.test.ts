import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { caseStudies } from './case-studies.ts'
import { coverSvg } from './cover-svg.ts'

const MAX_BYTES = 14_000
const MAX_ELEMENTS = 450
/** Mean difference of two thumbnails, 0 to 255: below it a visitor takes one cover for the other. */
const LEAST_DIFFERENCE = 30

const all = [...caseStudies].map(([slug, { cover }]) => ({ slug, cover, svg: coverSvg(cover) }))
const thumbnail = (svg: string) => sharp(Buffer.from(svg)).resize(16, 12).removeAlpha().raw().toBuffer()

function difference(one: Uint8Array, other: Uint8Array): number {
  return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] as number)), 0) / one.length
}

describe('the covers of case studies', () => {
  test.each(all)('$slug is small and covers its whole rectangle', async ({ svg }) => {
    expect(Buffer.byteLength(svg)).toBeLessThan(MAX_BYTES)
    expect(svg.match(/<\w/g)?.length).toBeLessThan(MAX_ELEMENTS)
    expect((await sharp(Buffer.from(svg)).stats()).isOpaque).toBe(true)
  })

  test('can be told apart at a glance', async () => {
    const thumbnails = await Promise.all(all.map(async ({ slug, svg }) => ({ slug, pixels: await thumbnail(svg) })))
    const alike = thumbnails.flatMap((one, index) =>
      thumbnails
        .slice(index + 1)
        .filter((other) => difference(one.pixels, other.pixels) < LEAST_DIFFERENCE)
        .map((other) => `${one.slug} and ${other.slug}`),
    )
    expect(alike).toEqual([])
  })

  test('have a tile of their own each, and none of the scenes is unused', () => {
    expect(new Set(all.map(({ cover }) => cover.seed)).size).toBe(all.length)
    const scenes = readdirSync(new URL('scenes/', import.meta.url)).map((file) => file.replace('.ts', ''))
    expect(scenes.toSorted()).toEqual([...new Set(all.map(({ cover }) => cover.scene))].toSorted())
  })
})
