import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { servicePictureUrl } from '#client/content/service-picture.ts'
import { SERVICES } from '#contract/addresses.ts'
import { illustrationArtworks } from './illustrations.ts'

const SIZE_MAX_BYTES = 9500
/** What a picture that shows a whole house, street or city may weigh. */
const LARGER_SIZE_MAX_BYTES: Record<string, number> = {
  'hero-software-development': 14_000,
  'office-street': 16_000,
  'map-ben-nghe': 21_000,
}

/** A quarter of the size: a gap would still let through what is behind it. */
const DENSITY = 72 / 4

const CLIENT_DIR = new URL('../../../client/', import.meta.url)

const drawings = await Promise.all(
  (await illustrationArtworks()).map(async ({ file, render }) => ({
    name: basename(file, '.svg'),
    address: file.replace('public', ''),
    svg: String(await render()),
  })),
)

describe.each(drawings)('$name', ({ name, svg }) => {
  test('is no larger than it may be', () => {
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(LARGER_SIZE_MAX_BYTES[name] ?? SIZE_MAX_BYTES)
  })

  test('has no name twice and refers to what it has', () => {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const references = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(([, url, href]) => url ?? href)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    expect(references.filter((id) => !ids.includes(id))).toEqual([])
  })

  test('covers its whole rectangle', async () => {
    expect((await sharp(Buffer.from(svg), { density: DENSITY }).stats()).isOpaque).toBe(true)
  })
})

test('every drawing is shown by the site, and every one that the site names is drawn', () => {
  const sources = globSync('**/*.{ts,tsx}', { cwd: CLIENT_DIR, exclude: ['**/*.test.*'] })
  const named = sources.flatMap((file) => {
    const source = readFileSync(new URL(file, CLIENT_DIR), 'utf8')
    return source.match(/\/illustrations\/[\w-]+\.svg/g) ?? []
  })
  // The pages of services name theirs by their own path.
  const heroes = SERVICES.map(servicePictureUrl)
  expect([...new Set([...named, ...heroes])].toSorted()).toEqual(drawings.map(({ address }) => address).toSorted())
})
