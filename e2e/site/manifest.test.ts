import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { isServed, SITE_DIR } from '../support/served-page.ts'

interface Picture {
  src: string
  sizes: string
  purpose?: string
  form_factor?: string
}

interface Manifest {
  id: string
  name: string
  short_name: string
  start_url: string
  scope: string
  display: string
  icons: Picture[]
  screenshots: Picture[]
  shortcuts: { url: string; icons: Picture[] }[]
}

const manifest: Manifest = JSON.parse(readFileSync(new URL('manifest.webmanifest', SITE_DIR), 'utf8'))

test('the manifest has the name and the start address', () => {
  expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone', short_name: 'Lát' })
  expect(manifest.name).toContain('Lát')
})

test('there are icons for every purpose and screenshots for wide and narrow screens', () => {
  expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(
    expect.arrayContaining(['any', 'maskable', 'monochrome']),
  )
  expect(manifest.screenshots.map(({ form_factor }) => form_factor)).toEqual(expect.arrayContaining(['narrow', 'wide']))
})

test('the shortcuts are jobs, case studies, contact and the outbox', () => {
  const urls = manifest.shortcuts.map(({ url }) => url)
  expect(urls).toEqual(['/careers', '/case-studies', '/contact-us', '/outbox'])
  expect(urls.filter((url) => !isServed(url))).toEqual([])
})

test.each([...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts.flatMap(({ icons }) => icons)])(
  '$src is $sizes',
  async ({ src, sizes }) => {
    const { width, height } = await sharp(readFileSync(new URL(src.slice(1), SITE_DIR))).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  },
)
