import { expect, test } from 'vitest'
import { testimonials } from '#client/content/testimonials.ts'
import { portraitArtworks } from './portraits.ts'

const SIZE_MAX_BYTES = 12_000

test('everybody who is quoted has a portrait, and nobody else', () => {
  const files = testimonials.map(({ avatar }) => `public${avatar}`)
  expect(portraitArtworks().map(({ file }) => file)).toEqual(files)
})

test.each(portraitArtworks())(
  '$file is small and has kept nothing of what it was drawn from but the paths',
  async ({ render }) => {
    const svg = String(await render())
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(SIZE_MAX_BYTES)
    expect(svg.replaceAll(/<(svg|path|circle)\b[^>]*>|<\/svg>/g, '')).toBe('')
  },
)
