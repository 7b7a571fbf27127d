import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { onOnline } from '#client/pwa/online.ts'
import styles from './office-map.module.css'

const FRAME_URL = 'https://www.openstreetmap.org/export/embed.html?bbox=106.696,10.768,106.712,10.782&layer=mapnik'
const PLACE_URL = 'https://www.openstreetmap.org/#map=16/10.775/106.704'

const DRAWING_WIDTH_PX = 1200
const DRAWING_HEIGHT_PX = 900

/** Where the office is: a drawn map that is always there; a press replaces it by OpenStreetMap's as long as there is a network. */
export function OfficeMap() {
  const { t } = useTranslation('contact')
  const noteId = useId()
  const [isOnline, setIsOnline] = useState(true)
  const [isInteractive, setIsInteractive] = useState(false)

  useEffect(
    () =>
      onOnline((online) => {
        setIsOnline(online)
        // Back online nothing is asked of another site until the next press.
        if (!online) setIsInteractive(false)
      }),
    [],
  )

  return (
    <>
      <div className={styles.sheet}>
        {isInteractive ? (
          <iframe
            src={FRAME_URL}
            title={t('map.frameTitle')}
            loading="lazy"
            referrerPolicy="no-referrer"
            // Without an origin of its own the frame would name no site to the server of its tiles, which then refuses them.
            sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          />
        ) : (
          <img
            src="/illustrations/map-ben-nghe.svg"
            width={DRAWING_WIDTH_PX}
            height={DRAWING_HEIGHT_PX}
            alt={t('map.alt')}
            loading="lazy"
            decoding="async"
          />
        )}
      </div>
      <div className={styles.legend}>
        <Button
          variant="secondary"
          disabled={!isOnline}
          aria-describedby={noteId}
          onClick={() => setIsInteractive(!isInteractive)}
        >
          {t(isInteractive ? 'map.close' : 'map.open')}
        </Button>
        <p id={noteId} className={styles.note}>
          {t(isOnline ? 'map.note' : 'map.offline')}{' '}
          <a href={PLACE_URL} target="_blank" rel="noopener noreferrer">
            {t('map.link')}
          </a>
        </p>
      </div>
    </>
  )
}
