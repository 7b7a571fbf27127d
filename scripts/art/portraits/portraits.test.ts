import { expect, test } from 'vitest'
import { testimonials } from '#client/content/testimonials.ts'
import { portraitArtworks } from './portraits.ts'

const SIZE_MAX_BYTES = 1500

test('everybody who is quoted has a portrait, and nobody else', () => {
  const files = portraitArtworks().map(({ file }) => file)
  const quoted = testimonials.map(({ avatar }) => `public${avatar}`)
  expect(files.filter((file) => file.startsWith('public/portraits/'))).toEqual(quoted)
})

test.each(portraitArtworks())('$file is as small as a few flat shapes are', async ({ render }) => {
  expect(Buffer.byteLength(await render())).toBeLessThanOrEqual(SIZE_MAX_BYTES)
})
