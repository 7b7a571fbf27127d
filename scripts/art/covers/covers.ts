import { readdirSync } from 'node:fs'
import type { CaseStudyCover } from '#client/content/case-study-cover.ts'
import { COVER_HEIGHT_PX, COVER_WIDTH_PX, coverUrl } from '#client/content/cover-url.ts'
import { type Artwork, svgArtwork } from '../artwork.ts'
import { tileDesign } from '../tile.ts'
import { LAYOUTS } from './layouts.ts'
import { PALETTES, type Palette } from './palette.ts'

/** A picture of a product in the middle of 800 × 600; everything that matters stands from 120, 80 to 680, 520. */
export type Scene = (palette: Palette) => string

const CASE_STUDIES = new URL('../../../client/content/case-studies/', import.meta.url)
const slugs = readdirSync(CASE_STUDIES).toSorted()

/** The covers of all case studies by slug, as their folders describe them. */
export const covers: ReadonlyMap<string, CaseStudyCover> = new Map(
  await Promise.all(
    slugs.map(async (slug) => {
      const { cover } = await import(new URL(`${slug}/case-study.ts`, CASE_STUDIES).href)
      return [slug, cover as CaseStudyCover] as const
    }),
  ),
)

const scenes = new Map<string, Scene>()
for (const { scene } of covers.values()) {
  const module = await import(new URL(`scenes/${scene}.ts`, import.meta.url).href)
  scenes.set(scene, module.scene)
}

/** The picture of each case study, on its card and its page. */
export function coverArtworks(): Artwork[] {
  return [...covers].map(([slug, cover]) => svgArtwork(`public${coverUrl(slug)}`, coverSvg(cover)))
}

/** A cover as a file. */
export function coverSvg({ scene, layout, ground, seed }: CaseStudyCover): string {
  const palette = PALETTES[ground]
  const picture = (scenes.get(scene) as Scene)(palette)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${COVER_WIDTH_PX}" height="${COVER_HEIGHT_PX}" viewBox="0 0 ${COVER_WIDTH_PX} ${COVER_HEIGHT_PX}">${LAYOUTS[layout](tileDesign(seed), palette)}${picture}</svg>`
}
