import type { ImageTile } from '#client/content/service-types.ts'
import type { Locale } from '#contract/addresses.ts'

const PICTURE_WIDTH_PX = 800
const PICTURE_HEIGHT_PX = 600

interface CapabilityPictureProps {
  locale: Locale
  tile: ImageTile
}

/** A picture among the capabilities of a service. */
export function CapabilityPicture({ locale, tile }: CapabilityPictureProps) {
  return (
    <img
      src={tile.img}
      alt={tile.alt[locale]}
      width={PICTURE_WIDTH_PX}
      height={PICTURE_HEIGHT_PX}
      loading="lazy"
      decoding="async"
    />
  )
}
