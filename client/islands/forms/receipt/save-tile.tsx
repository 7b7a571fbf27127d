import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { isFairMode } from '#client/device/fair-mode/fair-mode.ts'
import { shareOrDownload } from '#client/islands/forms/share-or-download.ts'
import { drawTiles, ONE_TILE, type PictureSize, wallpaperSize } from './draw-tiles.ts'

/**
 * Two buttons that save the tile of a receipt code (a pattern that is computed from the code): one as a picture of a
 * single tile, the other as a wallpaper for this screen. Renders nothing in fair mode, because the picture would stay
 * on the tablet.
 */
export function SaveTile({ receipt }: { receipt: string }) {
  const { t } = useTranslation('form')
  const [hasFailed, setHasFailed] = useState(false)
  if (isFairMode()) return null
  const save = async (size: PictureSize) => {
    // Screen readers announce a second failure only if its element is a new one.
    setHasFailed(false)
    try {
      await shareOrDownload(await drawTiles(receipt, size))
    } catch {
      setHasFailed(true)
    }
  }
  return (
    <>
      <Button variant="link" onClick={() => save(ONE_TILE)}>
        {t('save.picture')}
      </Button>
      <Button variant="link" onClick={() => save(wallpaperSize())}>
        {t('save.wallpaper')}
      </Button>
      {hasFailed && <p role="alert">{t('save.failed')}</p>}
    </>
  )
}
