import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import express from 'express'
import sharp from 'sharp'
import { HERO_FILM } from '#client/content/hero-film.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale, localePath, PATHS } from '#contract/addresses.ts'
import { siteFiles } from '#server/static/site-files.ts'
import { buildWhenNeeded } from '../build-when-needed.ts'
import { type Artwork, digestOf } from './artwork.ts'
import { chromiumPage } from './chromium-page.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

interface Screenshot {
  name: string
  path: string
  widthPx: number
  heightPx: number
  /** Device pixels per CSS pixel. */
  scale: number
  /**
   * The files that decide how the visible part of the page looks. If any of them changes, the screenshot is out of
   * date.
   */
  shows: string[]
}

const homeIn = (locale: Locale) => [
  'client/site/theme/tokens.css',
  'client/site/pages/home/home-hero.module.css',
  'client/site/pages/home/home-hero.tsx',
  'client/components/button.module.css',
  `client/i18n/locales/${locale}/common.json`,
  `public${HERO_FILM.posterTall.avif}`,
  `public${HERO_FILM.posterWide.avif}`,
]
const CONTACT = [
  'client/site/theme/tokens.css',
  'client/islands/contact-form/contact-form.tsx',
  'client/site/pages/contact-us/page.tsx',
]

/** The screenshots in a language; the manifests expect these names (`scripts/build/manifest.ts`). */
function screenshotsIn(locale: Locale): Screenshot[] {
  const prefix = locale === DEFAULT_LOCALE ? '' : `${locale}-`
  const home = localePath(locale, PATHS.home)
  const contact = localePath(locale, PATHS.contactUs)
  const shows = homeIn(locale)
  return [
    { name: `${prefix}home-narrow`, path: home, widthPx: 412, heightPx: 892, scale: 2, shows },
    { name: `${prefix}contact-narrow`, path: contact, widthPx: 412, heightPx: 892, scale: 2, shows: CONTACT },
    { name: `${prefix}home-wide`, path: home, widthPx: 1440, heightPx: 900, scale: 1, shows },
  ]
}

/** Pictures of the built site for the install prompts of browsers (W3C Manifest, `screenshots`). */
export function screenshotArtworks(): Artwork[] {
  return LOCALES.flatMap(screenshotsIn).map(({ shows, ...screenshot }) => ({
    file: `public/screenshots/${screenshot.name}.png`,
    source: JSON.stringify([screenshot, shows.map((file) => digestOf(readFileSync(path.join(ROOT, file))))]),
    render: () => take(screenshot),
  }))
}

let isBuilt = false

async function take({ path: url, widthPx, heightPx, scale }: Omit<Screenshot, 'shows'>): Promise<Uint8Array> {
  // Build only before the first screenshot. Each screenshot is written to `public/`, so the build looks out of date
  // afterwards, and `buildWhenNeeded` would build again for every screenshot.
  if (!isBuilt) buildWhenNeeded()
  isBuilt = true
  const server = createServer(express().use(siteFiles(path.join(ROOT, 'dist/site')))).listen(0)
  const page = await chromiumPage(widthPx, heightPx, scale)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}${url}`)
  // Imitate a visitor's first touch: only after this touch does the page lay out the parts below the first screen.
  await page.waitForSelector('html[data-alive]', { state: 'attached' })
  await page.evaluate(() => dispatchEvent(new Event('pointermove')))
  await page.waitForSelector('html[data-laid-out]', { state: 'attached' })
  const picture = await page.screenshot({
    animations: 'disabled',
    style: '[data-status-bar] { display: none !important }',
  })
  await page.close()
  server.close()
  return sharp(picture).png({ palette: true, colours: 128, compressionLevel: 9 }).toBuffer()
}
