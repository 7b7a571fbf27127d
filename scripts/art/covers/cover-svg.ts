import { COVER_HEIGHT_PX, COVER_WIDTH_PX } from '#client/content/cover-url.ts'
import type { CaseStudyCover } from '#contract/content/case-study-schema.ts'
import { tileDesign } from '#contract/tile/tile.ts'
import { LAYOUTS } from './layouts.ts'
import { PALETTES, type Palette } from './palette.ts'
import { SCENE_NAMES } from './scene-names.ts'

/**
 * Draws the product of a case study in 800 × 600 units. Everything that matters is in the rectangle from (120, 80) to
 * (680, 520), because cards cut off the edges.
 */
type Scene = (palette: Palette) => string

const scenes = new Map<string, Scene>()
for (const name of SCENE_NAMES) {
  const file = new URL(`scenes/${name}.ts`, import.meta.url)
  scenes.set(name, (await import(file.href)).scene)
}

/** Returns the cover of a case study as an SVG file. */
export function coverSvg({ scene, layout, ground, seed }: CaseStudyCover): string {
  const palette = PALETTES[ground]
  const picture = (scenes.get(scene) as Scene)(palette)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${COVER_WIDTH_PX}" height="${COVER_HEIGHT_PX}" viewBox="0 0 ${COVER_WIDTH_PX} ${COVER_HEIGHT_PX}">${LAYOUTS[layout](tileDesign(seed), palette)}${picture}</svg>`
}
