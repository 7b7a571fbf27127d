import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { LISTED, picturesOf, UNLISTED } from '../support/pages.ts'
import { SITE_DIR, servedPage } from '../support/served-page.ts'

/** For each folder of pictures that are edited by hand: the largest allowed size of a file, in bytes. */
const SIZE_MAX_BYTES = { illustrations: 9800, customers: 5000, people: 2550, portraits: 1500 }

/** The largest allowed sizes of pictures with many parts, such as a whole house, street or city, in bytes. */
const LARGER_SIZE_MAX_BYTES: Record<string, number> = {
  'four-rooms.svg': 16_600,
  'hero-about-history.svg': 10_300,
  'hero-managed-services.svg': 9900,
  'hero-services.svg': 10_000,
  'hero-software-development.svg': 15_500,
  'hero-web-development.svg': 10_900,
  'office-street.svg': 18_400,
  'policy-retention.svg': 11_200,
  'map-ben-nghe.svg': 21_000,
}

/**
 * The density at which a picture is drawn to find transparent gaps in it, in dpi. At 72 dpi the picture would have its
 * full size. A quarter of this density is enough: a gap still leaves a pixel that is not opaque.
 */
const REDUCED_DENSITY = 72 / 4

/** The picture of a job that has none of its own. There may be no such job. */
const FALLBACK_JOB_PICTURE = '/illustrations/hero-job.svg'

const LOGO_CELL = { width: 160, height: 72 }
const LOGO_MAX = { width: 136, height: 44 }
const PIXELS_PER_UNIT = 4
const EGGSHELL = '#f4ecd8'
const ACCENTS = ['#c8402f', '#e9b44c', '#9dbfb2']

/** Pictures that lie on another picture or on a ground of one colour, which shows through around what they draw. */
const TRANSPARENT =
  /\/(?:empty-place|paw-prints|process-floor|job-(?:anywhere|city|open|salary)|stamp|(?:handed|install)-\w+)\.svg$/

const pages = [...LISTED, ...UNLISTED].map(servedPage)
const shown = [...new Set([...picturesOf(pages), ...pages.flatMap(backgroundsOf)])]

/** The pictures that the styles of a page show. */
function backgroundsOf(page: Document): string[] {
  const styles = [...page.querySelectorAll('style')].map(({ textContent }) => textContent).join()
  return [...styles.matchAll(/url\("?([^")#]+)[^")]*"?\)/g)].flatMap(([, address]) => address ?? [])
}

const svgFiles = (folder: string) =>
  readdirSync(new URL(folder, SITE_DIR))
    .filter((file) => file.endsWith('.svg'))
    .map((file) => `/${folder}/${file}`)
const read = (address: string) => readFileSync(new URL(`.${address}`, SITE_DIR))

describe.each(Object.entries(SIZE_MAX_BYTES))('the pictures in %s', (folder, sizeMaxBytes) => {
  test('are those that the site shows', () => {
    const inUse = new Set([...shown, FALLBACK_JOB_PICTURE].filter((address) => address.startsWith(`/${folder}/`)))
    expect(svgFiles(folder).toSorted()).toEqual([...inUse].toSorted())
  })

  test.each(svgFiles(folder))('%s is small, with unique ids and references to its own parts only', (address) => {
    const svg = read(address).toString()
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(LARGER_SIZE_MAX_BYTES[basename(address)] ?? sizeMaxBytes)
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const references = [...svg.matchAll(/url\(#([^)]+)\)|href="([^"]+)"/g)].map(
      ([, url, href]) => url ?? href?.slice(1),
    )
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    expect(references.filter((id) => !ids.includes(id))).toEqual([])
  })
})

const opaque = svgFiles('illustrations').filter((address) => !TRANSPARENT.test(address))

test.each(opaque)('%s covers its whole rectangle', async (address) => {
  expect((await sharp(read(address), { density: REDUCED_DENSITY }).stats()).isOpaque).toBe(true)
})

describe.each(svgFiles('customers'))('the logo %s', (address) => {
  test('is drawn as outlines, in eggshell and one accent', () => {
    const svg = read(address).toString()
    expect(svg).not.toContain('<text')
    // Match only six-digit colours: three-digit colours are used only in masks.
    const colours = [...new Set(svg.match(/#[\da-f]{6}\b/g))].filter((colour) => colour !== EGGSHELL)
    expect(svg).toContain(EGGSHELL)
    expect(colours).toHaveLength(1)
    expect(ACCENTS).toContain(colours[0])
  })

  test('stands in the middle of its cell', async () => {
    const image = sharp(read(address), { density: 72 * PIXELS_PER_UNIT })
    const { info } = await image.trim({ threshold: 1 }).toBuffer({ resolveWithObject: true })
    const drawn = { width: info.width / PIXELS_PER_UNIT, height: info.height / PIXELS_PER_UNIT }
    const left = -(info.trimOffsetLeft ?? 0) / PIXELS_PER_UNIT
    const top = -(info.trimOffsetTop ?? 0) / PIXELS_PER_UNIT
    expect(drawn.width).toBeLessThanOrEqual(LOGO_MAX.width)
    expect(drawn.height).toBeLessThanOrEqual(LOGO_MAX.height)
    expect(Math.abs(left + drawn.width / 2 - LOGO_CELL.width / 2)).toBeLessThan(3)
    expect(Math.abs(top + drawn.height / 2 - LOGO_CELL.height / 2)).toBeLessThan(3)
  })
})
