import sharp from 'sharp'
import { STARTUP_SCREENS, startupImageUrl } from '#client/device/offline/startup-image.ts'
import { PIGMENTS } from '#contract/tile/pigments.ts'
import { tileSvg } from '#contract/tile/tile.ts'
import type { Artwork } from './artwork.ts'
import { MARK } from './icons.ts'

/** Width of the logo as a share of the screen's width. */
const MARK_SHARE = 0.28

/** The images that iOS shows while the installed site starts: the logo on the background of the pages. */
export function startupArtworks(): Artwork[] {
  return STARTUP_SCREENS.map(([widthPx, heightPx]) => {
    const sizePx = Math.round(widthPx * MARK_SHARE)
    const mark = tileSvg(MARK, sizePx)
    return {
      file: `public${startupImageUrl(widthPx, heightPx)}`,
      source: JSON.stringify([mark, widthPx, heightPx, PIGMENTS.eggshell]),
      render: () =>
        sharp({ create: { width: widthPx, height: heightPx, channels: 3, background: PIGMENTS.eggshell } })
          .composite([{ input: Buffer.from(mark) }])
          .png({ palette: true, colours: 16, compressionLevel: 9 })
          .toBuffer(),
    }
  })
}
