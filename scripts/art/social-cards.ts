import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { FONT_FILES } from '#client/app/theme/font-files.ts'
import { LOCALES, type Locale } from '#contract/locale.ts'
import { CHROMIUM_FLAGS, findChromium } from '../find-chromium.ts'
import { MARK } from './icons.ts'
import { PIGMENTS } from './pigments.ts'
import { tileDesign, tileSvg } from './tile.ts'
import { TILE_SEEDS } from './tiles.ts'

const WIDTH_PX = 1200
const HEIGHT_PX = 630
const TILE_PX = 105

const TEXTS: Record<Locale, { title: string; place: string }> = {
  en: { title: 'Software, laid tile by tile.', place: 'Lát · Ho Chi Minh City' },
  vi: { title: 'Phần mềm, lát từng viên một.', place: 'Lát · Thành phố Hồ Chí Minh' },
}

/** Draws the card that social networks and messengers show for a page, in each language (1200 × 630, Open Graph). */
export async function writeSocialCards(rootDir: string): Promise<void> {
  const dir = path.join(rootDir, 'public/social')
  await mkdir(dir, { recursive: true })
  const fonts = await fontFaces(rootDir)
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS })
  const page = await browser.newPage({ viewport: { width: WIDTH_PX, height: HEIGHT_PX } })
  for (const locale of LOCALES) {
    await page.setContent(cardHtml(locale, fonts))
    await page.evaluate(() => document.fonts.ready)
    const picture = await page.screenshot()
    await sharp(picture)
      .png({ palette: true, colours: 64, compressionLevel: 9 })
      .toFile(path.join(dir, `${locale}.png`))
  }
  await browser.close()
}

function cardHtml(locale: Locale, fonts: string): string {
  const { title, place } = TEXTS[locale]
  const rows = HEIGHT_PX / TILE_PX
  const wall = Array.from({ length: 5 * rows }, (_, index) => {
    const seed = TILE_SEEDS[(index * 5 + Math.floor(index / 5) * 2) % TILE_SEEDS.length] as number
    return tileSvg(tileDesign(seed), TILE_PX)
  })
  return `<!doctype html><html lang="${locale}"><style>${fonts}
    body { margin: 0; display: grid; grid-template-columns: 1fr ${5 * TILE_PX}px; background: ${PIGMENTS.eggshell}; color: ${PIGMENTS.ink} }
    main { display: grid; align-content: space-between; height: ${HEIGHT_PX}px; box-sizing: border-box; padding: 72px 48px 64px 72px }
    h1 { margin: 0; font: 700 84px/1.18 "Bricolage Grotesque"; letter-spacing: -0.02em }
    p { margin: 0; font: 600 28px/1.4 "Be Vietnam Pro" }
    div { display: grid; grid-template-columns: repeat(5, ${TILE_PX}px) }
  </style><main>${tileSvg(MARK, 84)}<h1>${title}</h1><p>${place}</p></main><div>${wall.join('')}</div></html>`
}

async function fontFaces(rootDir: string): Promise<string> {
  const rules = FONT_FILES.map(async ({ family, weight, unicodeRange, url }) => {
    const data = await readFile(path.join(rootDir, 'public', url), 'base64')
    return `@font-face { font-family: "${family}"; font-weight: ${weight}; unicode-range: ${unicodeRange}; src: url(data:font/woff2;base64,${data}) }`
  })
  return (await Promise.all(rules)).join('\n')
}
