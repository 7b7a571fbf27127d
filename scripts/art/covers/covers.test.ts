import sharp from 'sharp'
import { expect, test } from 'vitest'
import { coverSvg } from './cover-svg.ts'
import { LAYOUTS } from './layouts.ts'
import { PALETTES } from './palette.ts'
import { SCENE_NAMES } from './scene-names.ts'

const MAX_BYTES = 14_000
const MAX_ELEMENTS = 450
/**
 * To save time, covers are drawn at a quarter of their size. The test still finds gaps in a drawing, because even at
 * this size a gap leaves a pixel that is not opaque.
 */
const DENSITY = 72 / 4

const entry = <Key extends string>(list: Record<Key, unknown>, index: number) =>
  Object.keys(list)[index % Object.keys(list).length] as Key

/** One cover for each scene. Together the covers also show every layout and every ground. */
const covers = SCENE_NAMES.map((scene, seed) => ({
  scene,
  layout: entry(LAYOUTS, seed),
  ground: entry(PALETTES, seed),
  seed,
}))

test.each(covers)(
  'a cover with $scene on $ground, tiles laid as $layout, is small and fills its rectangle',
  async (cover) => {
    const svg = coverSvg(cover)
    expect(Buffer.byteLength(svg)).toBeLessThan(MAX_BYTES)
    expect(svg.match(/<\w/g)?.length).toBeLessThan(MAX_ELEMENTS)
    expect((await sharp(Buffer.from(svg), { density: DENSITY }).stats()).isOpaque).toBe(true)
  },
)

test.each(covers)('a cover with $scene is dark by night but for its lamp', async (cover) => {
  const svg = coverSvg(cover)
  const [day, night] = await Promise.all(
    // Without this rule the sharp library, which knows no media queries, draws the night.
    [svg, svg.replace('.night{display:none}', '')].map((file) =>
      sharp(Buffer.from(file), { density: DENSITY }).stats(),
    ),
  )
  expect(night?.channels[0]?.mean).toBeLessThan(0.85 * (day?.channels[0]?.mean ?? 0))
  expect(night?.channels[0]?.max).toBeGreaterThan(230)
})
