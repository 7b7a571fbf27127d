import { COVER_HEIGHT_PX, COVER_WIDTH_PX } from '#client/content/cover-url.ts'
import type { CaseStudyCover } from '#contract/content/case-study-schema.ts'
import { tileDesign, tileSvg } from '#contract/tile/tile.ts'
import { LAYOUTS } from './layouts.ts'
import { type Light, nightSvg } from './light.ts'
import { GOLD_TILES, inGroup, nightRules, TILES, withNight } from './night.ts'
import { PALETTES, type Palette } from './palette.ts'
import { SCENE_NAMES } from './scene-names.ts'

const TILE_SIZE_PX = 96

interface Scene {
  /**
   * Draws the product of a case study in 800 × 600 units. Everything that matters is in the rectangle from (120, 80) to
   * (680, 520), because cards cut off the edges.
   */
  scene: (palette: Palette) => string
  /** The lamp that shines in the scene when the page is dark, beside what the scene marks as `lit`. */
  light: Light
}

const scenes = new Map<string, Scene>()
for (const name of SCENE_NAMES) {
  const file = new URL(`scenes/${name}.ts`, import.meta.url)
  scenes.set(name, await import(file.href))
}

/** Returns the cover of a case study as an SVG file. Its colours follow the theme of the page. */
export function coverSvg(cover: CaseStudyCover): string {
  const picture = pictureOf(cover)
  const night = nightSvg(sceneOf(cover).light)
  // The media query of an SVG in an `<img>` follows the colour scheme of the page.
  const rules = `.night{display:none}@media screen and (prefers-color-scheme:dark){.night{display:inline}${nightRules(picture + night, tileDesign(cover.seed).ground === 'gold' ? GOLD_TILES : TILES)}}`
  return svgFile(`<style>${rules}</style>${picture}${night}`)
}

/** Returns the cover in its colours of the day, for pictures that never change to those of the night. */
export function dayCoverSvg(cover: CaseStudyCover): string {
  return svgFile(pictureOf(cover))
}

function pictureOf(cover: CaseStudyCover): string {
  const palette = PALETTES[cover.ground]
  const background = LAYOUTS[cover.layout](tileDesign(cover.seed), palette)
  return background + inGroup('scene', sceneOf(cover).scene(palette))
}

const svgFile = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${COVER_WIDTH_PX}" height="${COVER_HEIGHT_PX}" viewBox="0 0 ${COVER_WIDTH_PX} ${COVER_HEIGHT_PX}">${content}</svg>`

/** Returns the tile that a cover is laid with as an SVG file. */
export function coverTileSvg({ seed }: CaseStudyCover): string {
  return withNight(tileSvg(tileDesign(seed), TILE_SIZE_PX))
}

function sceneOf({ scene }: CaseStudyCover): Scene {
  return scenes.get(scene) as Scene
}
