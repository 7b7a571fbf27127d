import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SIZE_MAX_BYTES = 6000
const FOLDER = new URL('../../public/technologies/', import.meta.url)

test.each(readdirSync(FOLDER))('the logo %s is small, square and refers to its own parts only', (file) => {
  const svg = readFileSync(new URL(file, FOLDER), 'utf8')
  expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(SIZE_MAX_BYTES)
  const [, width, height] = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  expect(width).toBe(height)
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  const references = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(([, url, href]) => url ?? href)
  expect(new Set(references)).toEqual(new Set(ids))
})
