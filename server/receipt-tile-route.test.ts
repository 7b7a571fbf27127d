import sharp from 'sharp'
import { expect, test } from 'vitest'
import { RECEIPT_TILES_PATH, receiptTile } from '#contract/tile/receipt-tile.ts'
import { tileSvg } from '#contract/tile/tile.ts'
import { startTestRelay } from './testing/relay.ts'

test('the picture of a receipt code is its tile', async () => {
  const { url } = await startTestRelay()
  const reply = await fetch(`${url}${RECEIPT_TILES_PATH}/LAT-7F3K-9QX2.png`)
  expect(reply.status).toBe(200)
  expect(reply.headers.get('Content-Type')).toBe('image/png')
  expect(reply.headers.get('Cache-Control')).toContain('immutable')
  const pixels = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer()
  const got = await pixels(Buffer.from(await reply.arrayBuffer()))
  const drawn = await pixels(Buffer.from(tileSvg(receiptTile('LAT-7F3K-9QX2'), 192)))
  const difference = drawn.reduce((sum, value, index) => sum + Math.abs(value - (got[index] as number)), 0)
  expect(got).toHaveLength(drawn.length)
  expect(difference / drawn.length).toBeLessThan(1)
})

test('there is no picture for anything but a receipt code', async () => {
  const { url } = await startTestRelay()
  for (const file of ['LAT-7F3K-9QX2', 'lat-7f3k-9qx2.png', 'LAT-7F3U-9QX2.png', 'x.png', '%2e%2e%2fx.png', '%ff'])
    expect((await fetch(`${url}${RECEIPT_TILES_PATH}/${file}`)).status, file).toBe(404)
})
