import sharp from 'sharp'
import { caseStudies } from '../../art/covers/case-studies.ts'
import { dayCoverSvg } from '../../art/covers/cover-svg.ts'
import { SCENE_NAMES } from '../../art/covers/scene-names.ts'

/**
 * Least difference between the thumbnails of two covers: the mean over all pixels and channels, from 0 to 255. Visitors
 * confuse covers that differ less.
 */
const LEAST_DIFFERENCE = 30

/** Warns of covers that look alike and of scenes that no cover shows. */
export async function coverWarnings(): Promise<string[]> {
  const covers = await Promise.all(
    caseStudies.map(async ({ slug, cover }) => ({ slug, cover, pixels: await thumbnail(dayCoverSvg(cover)) })),
  )
  const pairs = covers.flatMap((one, index) => covers.slice(index + 1).map((other) => [one, other] as const))
  const scenes = covers.map(({ cover }) => cover.scene)
  return [
    ...pairs
      .filter(([one, other]) => difference(one.pixels, other.pixels) < LEAST_DIFFERENCE)
      .map(([one, other]) => `the covers of ${one.slug} and ${other.slug} look alike`),
    ...pairs
      .filter(([one, other]) => one.cover.seed === other.cover.seed)
      .map(([one, other]) => `the covers of ${one.slug} and ${other.slug} have the same tile: change a seed`),
    ...SCENE_NAMES.filter((scene) => !scenes.includes(scene)).map((scene) => `no cover shows the scene ${scene}`),
  ]
}

function thumbnail(svg: string): Promise<Uint8Array> {
  return sharp(Buffer.from(svg)).resize(16, 12).removeAlpha().raw().toBuffer()
}

function difference(one: Uint8Array, other: Uint8Array): number {
  return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] as number)), 0) / one.length
}
