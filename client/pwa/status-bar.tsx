import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import styles from './status-bar.module.css'

const NOTES = ['offline', 'offlinePartly', 'ready', 'failed'] as const

/**
 * What the device and the site's files are up to, in the corner of every page; empty most of the time. `behaviours/status-bar.ts`
 * shows the notes that are due: what comes to be rendered in a live region, screen readers say.
 */
export function StatusBar() {
  const { t } = useTranslation('common')
  return (
    <div className={styles.bar} data-status-bar>
      <div className={styles.note} data-note="preparing">
        <p>
          {t('pwa.preparing')} <span className={styles.percent} data-percent />
        </p>
        <div
          className={styles.track}
          role="progressbar"
          aria-label={t('pwa.preparing')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={0}
        >
          <div className={styles.fill} data-fill />
        </div>
      </div>
      <div className={styles.messages} role="status">
        {NOTES.map((note) => (
          <p key={note} className={styles.note} data-note={note}>
            {t(`pwa.${note}`)}
          </p>
        ))}
        <div className={styles.note} data-note="updateReady">
          <p>{t('pwa.updateReady')}</p>
          <Button variant="contact" data-update>
            {t('pwa.update')}
          </Button>
          <button type="button" className={styles.later} data-update-later>
            {t('pwa.later')}
          </button>
        </div>
      </div>
    </div>
  )
}
