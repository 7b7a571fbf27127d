import sharp from 'sharp'
import { LOCALES, type Locale } from '#contract/locale.ts'
import type { Artwork } from './artwork.ts'
import { chromiumPage } from './chromium-page.ts'
import { fontFaces } from './font-faces.ts'
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

/** The card that social networks and messengers show for a page, in each language (1200 × 630, Open Graph). */
export function socialCardArtworks(): Artwork[] {
  return LOCALES.map((locale) => ({
    file: `public/social/${locale}.png`,
    source: cardHtml(locale),
    render: () => renderCard(cardHtml(locale)),
  }))
}

async function renderCard(html: string): Promise<Uint8Array> {
  const page = await chromiumPage(WIDTH_PX, HEIGHT_PX)
  await page.setContent(html.replace('<style>', `<style>${await fontFaces()}`))
  await page.evaluate(() => document.fonts.ready)
  const picture = await page.screenshot()
  await page.close()
  return sharp(picture).png({ palette: true, colours: 64, compressionLevel: 9 }).toBuffer()
}

function cardHtml(locale: Locale): string {
  const { title, place } = TEXTS[locale]
  const rows = HEIGHT_PX / TILE_PX
  const wall = Array.from({ length: 5 * rows }, (_, index) => {
    const seed = TILE_SEEDS[(index * 5 + Math.floor(index / 5) * 2) % TILE_SEEDS.length] as number
    return tileSvg(tileDesign(seed), TILE_PX)
  })
  return `<!doctype html><html lang="${locale}"><style>
    body { margin: 0; display: grid; grid-template-columns: 1fr ${5 * TILE_PX}px; background: ${PIGMENTS.eggshell}; color: ${PIGMENTS.ink} }
    main { display: grid; align-content: space-between; height: ${HEIGHT_PX}px; box-sizing: border-box; padding: 72px 48px 64px 72px }
    h1 { margin: 0; font: 700 84px/1.18 "Bricolage Grotesque"; letter-spacing: -0.02em }
    p { margin: 0; font: 600 28px/1.4 "Be Vietnam Pro" }
    div { display: grid; grid-template-columns: repeat(5, ${TILE_PX}px) }
  </style><main>${tileSvg(MARK, 84)}<h1>${title}</h1><p>${place}</p></main><div>${wall.join('')}</div></html>`
}
