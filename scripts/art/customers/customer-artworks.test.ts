import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { PIGMENTS } from '../pigments.ts'
import { customerArtworks } from './customer-artworks.ts'

const SIZE_MAX_BYTES = 5000
const CELL = { width: 160, height: 72 }
const MARK_MAX = { width: 136, height: 44 }
const PIXELS_PER_UNIT = 4

describe.each(customerArtworks())('$file', ({ render }) => {
  test('is small, its letters outlines', async () => {
    const svg = String(await render())
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(SIZE_MAX_BYTES)
    expect(svg).not.toContain('<text')
  })

  test('is drawn in eggshell and one accent', async () => {
    const { eggshell, gold, mist, vermilion } = PIGMENTS
    // White stands in masks only.
    const colours = new Set(String(await render()).match(/#[\da-f]{6}\b/g))
    expect(colours).toContain(eggshell)
    expect([gold, mist, vermilion].filter((pigment) => colours.has(pigment))).toHaveLength(1)
    expect(colours.size).toBe(2)
  })

  test('keeps to the middle of its cell', async () => {
    const image = sharp(Buffer.from(await render()), { density: 72 * PIXELS_PER_UNIT })
    const { info } = await image.trim({ threshold: 1 }).toBuffer({ resolveWithObject: true })
    const drawn = { width: info.width / PIXELS_PER_UNIT, height: info.height / PIXELS_PER_UNIT }
    const left = -(info.trimOffsetLeft ?? 0) / PIXELS_PER_UNIT
    const top = -(info.trimOffsetTop ?? 0) / PIXELS_PER_UNIT
    expect(drawn.width).toBeLessThanOrEqual(MARK_MAX.width)
    expect(drawn.height).toBeLessThanOrEqual(MARK_MAX.height)
    expect(Math.abs(left + drawn.width / 2 - CELL.width / 2)).toBeLessThan(3)
    expect(Math.abs(top + drawn.height / 2 - CELL.height / 2)).toBeLessThan(3)
  })
})
