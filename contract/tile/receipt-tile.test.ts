import { expect, test } from 'vitest'
import { receiptCode } from '../submission/receipt-code.ts'
import { receiptTile } from './receipt-tile.ts'
import { tileSvg } from './tile.ts'

/**
 * The start of the SHA-256 of each tile's SVG file. Tiles must not change, because people have saved receipts with
 * them.
 */
const VECTORS = {
  'LAT-0000-0000': '7d4039a59c2d30ad',
  'LAT-7F3K-9QX2': '91d33865ba873ca2',
  'LAT-ZZZZ-ZZZZ': '14551c9c4a81a0de',
}

test.each(Object.entries(VECTORS))('the tile of %s never changes', async (receipt, digest) => {
  const svg = new TextEncoder().encode(tileSvg(receiptTile(receipt), 96))
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', svg))
  expect([...bytes.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')).toBe(digest)
})

test('a thousand submissions have a thousand tiles', () => {
  const svgs = Array.from({ length: 1000 }, () => tileSvg(receiptTile(receiptCode(crypto.randomUUID())), 96))
  // In about one of ten thousand runs two tiles are the same (`receiptTile`). The limit allows two such pairs.
  expect(new Set(svgs).size).toBeGreaterThan(997)
})
