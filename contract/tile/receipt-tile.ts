import { type TileDesign, tileDesign } from './tile.ts'

/**
 * Path of the pictures of receipt tiles. For example `/api/receipt-tiles/LAT-7F3K-9QX2.png` shows the tile of the code
 * `LAT-7F3K-9QX2`.
 */
export const RECEIPT_TILES_PATH = '/api/receipt-tiles'

/**
 * Returns the design of a submission's tile: a square pattern that is computed from the receipt code (`receiptCode`).
 * Page, mail and status page draw the same tile. The pattern depends on a 32-bit number: among a thousand submissions,
 * the probability that two share a tile is about one in ten thousand.
 */
export function receiptTile(receipt: string): TileDesign {
  return tileDesign(hash(receipt))
}

/** Returns the 32-bit hash of an ASCII text by FNV-1a (draft-eastlake-fnv). */
function hash(text: string): number {
  let bits = 0x811c9dc5
  for (const letter of text) bits = Math.imul(bits ^ letter.charCodeAt(0), 0x01000193)
  return bits >>> 0
}
