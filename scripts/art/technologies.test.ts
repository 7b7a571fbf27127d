import { expect, test } from 'vitest'
import { technologyArtworks } from './technologies.ts'

const SIZE_MAX_BYTES = 6000

test.each(technologyArtworks())('$file is small, square and refers to its own parts only', async ({ render }) => {
  const svg = String(await render())
  expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(SIZE_MAX_BYTES)
  const [, width, height] = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  expect(width).toBe(height)
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  const references = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(([, url, href]) => url ?? href)
  expect(new Set(references)).toEqual(new Set(ids))
})
