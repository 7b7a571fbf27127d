import type { RequestHandler } from 'express'
import { isReceiptCode } from '#contract/submission/receipt-code.ts'
import { receiptTile } from '#contract/tile/receipt-tile.ts'
import { tileSvg } from '#contract/tile/tile.ts'
import { Refusal } from './refusal.ts'

/** Width and height of the picture. Mails show it at half this size, so that it is sharp on dense screens. */
const SIZE_PX = 192

/**
 * GET /api/receipt-tiles/LAT-7F3K-9QX2.png: the tile of a receipt code, a picture by which people recognise the code.
 * It is a PNG, because mail programs do not show SVG. The picture is drawn from the code alone. The route reads no
 * store, so it tells nothing about a submission.
 */
export const receiptTileRoute: RequestHandler = async (req, res) => {
  const [, code = ''] = /^(.+)\.png$/.exec(String(req.params.file)) ?? []
  if (!isReceiptCode(code)) throw new Refusal('not_found', 'There is no such tile.')
  // sharp is imported only when the first picture is requested, because it takes 38 MB of memory.
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  const picture = await sharp(Buffer.from(tileSvg(receiptTile(code), SIZE_PX)))
    .png({ palette: true })
    .toBuffer()
  res.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
  res.type('png').send(picture)
}
