import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import styles from './office-map.module.css'

const FRAME_URL = 'https://www.openstreetmap.org/export/embed.html?bbox=106.696,10.768,106.712,10.782&layer=mapnik'
const PLACE_URL = 'https://www.openstreetmap.org/#map=16/10.775/106.704'

const DRAWING_WIDTH_PX = 1200
const DRAWING_HEIGHT_PX = 900

/**
 * Shows where the office is on a drawn map, which also works offline. With a network, a button lays OpenStreetMap over
 * the drawing.
 */
export function OfficeMap() {
  const { t } = useTranslation('contact')
  const noteId = useId()
  return (
    <div className={styles.map} data-office-map>
      <div className={styles.sheet} data-map-url={FRAME_URL} data-map-title={t('map.frameTitle')}>
        <img
          src="/illustrations/map-ben-nghe.svg"
          width={DRAWING_WIDTH_PX}
          height={DRAWING_HEIGHT_PX}
          alt={t('map.alt')}
          loading="lazy"
          decoding="async"
        />
      </div>
      <div className={styles.legend}>
        <Button variant="secondary" aria-describedby={noteId} data-map-toggle>
          <span className={styles.whenDrawn}>{t('map.open')}</span>
          <span className={styles.whenOpen}>{t('map.close')}</span>
        </Button>
        <p id={noteId} className={styles.note}>
          <span data-map-note>
            <span className={styles.whenOnline}>{t('map.note')}</span>
            <span className={styles.whenOffline}>{t('map.offline')}</span>{' '}
          </span>
          <a href={PLACE_URL} target="_blank" rel="noopener noreferrer">
            {t('map.link')}
          </a>
        </p>
      </div>
    </div>
  )
}
