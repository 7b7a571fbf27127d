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

test.each(covers)('most of a cover with $scene is darker by night, and something shines in it', async (cover) => {
  const svg = coverSvg(cover)
  const [day, night] = await Promise.all([
    redChannel(svg),
    // The sharp library knows no media queries. Without the query around the rules it draws the night.
    redChannel(svg.replace(/@media[^{]+\{(.+)\}<\/style>/, '$1</style>')),
  ])
  const darker = night.filter((value, index) => value < (day[index] as number))
  expect(darker.length).toBeGreaterThan(0.4 * day.length)
  expect(Math.max(...night)).toBeGreaterThan(230)
})

const redChannel = (svg: string) => sharp(Buffer.from(svg), { density: DENSITY }).extractChannel('red').raw().toBuffer()
