import { type TileDesign, tileDesign } from './tile.ts'

/**
 * Returns the tile of a submission from its receipt code (`receiptCode`). Page, mail and status page draw the same
 * tile. The number that the tile is drawn from has 32 bits, so that two of a thousand submissions share a tile in one
 * of ten thousand cases.
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
