import sharp from 'sharp'
import { caseStudyCardUrl } from '#client/content/cover-url.ts'
import { LOCALES, type Locale } from '#contract/addresses.ts'
import { PIGMENTS } from '#contract/tile/pigments.ts'
import { tileDesign, tileSvg } from '#contract/tile/tile.ts'
import type { CaseStudyItem } from '../content/case-studies.ts'
import type { Artwork } from './artwork.ts'
import { chromiumPage } from './chromium-page.ts'
import { caseStudies } from './covers/case-studies.ts'
import { dayCoverSvg } from './covers/cover-svg.ts'
import { fontFaces } from './font-faces.ts'
import { MARK } from './icons.ts'
import { TILE_SEEDS } from './tiles.ts'

const WIDTH_PX = 1200
const HEIGHT_PX = 630
const TILE_PX = 105

/** Titles longer than this number of characters get a smaller font size, so that they fit in five lines. */
const LONG_TITLE_LENGTH = 36

const TEXTS: Record<Locale, { title: string; place: string }> = {
  en: { title: 'Software, laid tile by tile.', place: 'Lát · Ho Chi Minh City' },
  vi: { title: 'Phần mềm, lát từng viên một.', place: 'Lát · Thành phố Hồ Chí Minh' },
}

/**
 * The pictures that social networks and messengers show for a link to the site, in each language (Open Graph, 1200 ×
 * 630).
 */
export function siteCardArtworks(): Artwork[] {
  return LOCALES.map((locale) => card(`/social/${locale}.png`, siteCard(locale)))
}

/**
 * The pictures that social networks and messengers show for a link to a case study, in each language. Each shows the
 * case study's title and cover.
 */
export function caseStudyCardArtworks(): Artwork[] {
  return LOCALES.flatMap((locale) =>
    caseStudies.map((item) => card(caseStudyCardUrl(locale, item.slug), caseStudyCard(locale, item))),
  )
}

const card = (url: string, html: string): Artwork => ({
  file: `public${url}`,
  source: html,
  render: () => renderCard(html),
})

async function renderCard(html: string): Promise<Uint8Array> {
  const page = await chromiumPage(WIDTH_PX, HEIGHT_PX)
  await page.setContent(html.replace('<style>', `<style>${await fontFaces()}`))
  await page.evaluate(() => document.fonts.ready)
  const picture = await page.screenshot()
  await page.close()
  return sharp(picture).png({ palette: true, colours: 64, compressionLevel: 9 }).toBuffer()
}

/** A card as HTML. On the left are the logo, the title and a line of text. On the right is a picture. */
function cardHtml(
  locale: Locale,
  title: string,
  titlePx: number,
  line: string,
  picture: string,
  pictureWidthPx: number,
) {
  return `<!doctype html><html lang="${locale}"><style>
    body { margin: 0; display: grid; grid-template-columns: 1fr ${pictureWidthPx}px; background: ${PIGMENTS.eggshell}; color: ${PIGMENTS.ink} }
    main { display: grid; align-content: space-between; height: ${HEIGHT_PX}px; box-sizing: border-box; padding: 72px 48px 64px 72px }
    h1 { margin: 0; font: 700 ${titlePx}px/1.18 "Bricolage Grotesque"; letter-spacing: -0.02em; text-wrap: balance }
    p { margin: 0; font: 600 28px/1.4 "Be Vietnam Pro" }
    div { display: grid; grid-template-columns: repeat(5, ${TILE_PX}px) }
    img { width: 100%; height: ${HEIGHT_PX}px; object-fit: cover; box-sizing: border-box; border-left: 8px solid ${PIGMENTS.ink} }
  </style><main>${tileSvg(MARK, 84)}<h1>${title}</h1><p>${line}</p></main>${picture}</html>`
}

function siteCard(locale: Locale): string {
  const { title, place } = TEXTS[locale]
  const rows = HEIGHT_PX / TILE_PX
  const wall = Array.from({ length: 5 * rows }, (_, index) => {
    const seed = TILE_SEEDS[(index * 5 + Math.floor(index / 5) * 2) % TILE_SEEDS.length] as number
    return tileSvg(tileDesign(seed), TILE_PX)
  })
  return cardHtml(locale, title, 84, place, `<div>${wall.join('')}</div>`, 5 * TILE_PX)
}

function caseStudyCard(locale: Locale, { caseStudy: { client }, cover, texts }: CaseStudyItem): string {
  const { title } = texts[locale]
  const titlePx = title.length > LONG_TITLE_LENGTH ? 52 : 64
  const picture = Buffer.from(dayCoverSvg(cover)).toString('base64')
  return cardHtml(locale, title, titlePx, client, `<img src="data:image/svg+xml;base64,${picture}">`, 600)
}
