import type { CaseStudyCover } from '#client/content/case-study-cover.ts'
import { COVER_HEIGHT_PX, COVER_WIDTH_PX, coverUrl } from '#client/content/cover-url.ts'
import { type Artwork, svgArtwork } from '../artwork.ts'
import { tileDesign } from '../tile.ts'
import { caseStudies } from './case-studies.ts'
import { LAYOUTS } from './layouts.ts'
import { PALETTES, type Palette } from './palette.ts'

/** A picture of a product in the middle of 800 × 600; everything that matters stands from 120, 80 to 680, 520. */
export type Scene = (palette: Palette) => string

const scenes = new Map<string, Scene>()
for (const { cover } of caseStudies.values()) {
  const file = new URL(`scenes/${cover.scene}.ts`, import.meta.url)
  scenes.set(cover.scene, (await import(file.href)).scene)
}

/** The picture of each case study, on its card and its page. */
export function coverArtworks(): Artwork[] {
  return [...caseStudies].map(([slug, { cover }]) => svgArtwork(`public${coverUrl(slug)}`, coverSvg(cover)))
}

/** A cover as a file. */
export function coverSvg({ scene, layout, ground, seed }: CaseStudyCover): string {
  const palette = PALETTES[ground]
  const picture = (scenes.get(scene) as Scene)(palette)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${COVER_WIDTH_PX}" height="${COVER_HEIGHT_PX}" viewBox="0 0 ${COVER_WIDTH_PX} ${COVER_HEIGHT_PX}">${LAYOUTS[layout](tileDesign(seed), palette)}${picture}</svg>`
}
