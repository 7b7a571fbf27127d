import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { classNames } from '#client/components/class-names.ts'
import { paths } from '#client/navigation/paths.ts'
import type { Locale } from '#contract/addresses.ts'
import { SECTIONS } from '#contract/group.ts'
import styles from './status-bar.module.css'

const NOTES = ['offline', 'offlineText', 'offlinePartly', 'ready', 'failed'] as const

/**
 * Notes in the corner of every page: about the network, the download of the site for offline use, the outcome of
 * submissions, and updates. Most of the time no note is shown. All notes except the progress of the download are in a
 * live region, so that screen readers announce a note when it appears.
 */
export function StatusBar({ locale }: { locale: Locale }) {
  const { t } = useTranslation('common')
  return (
    <aside className={styles.bar} aria-label={t('pwa.label')} data-status-bar>
      <div className={`${styles.note} ${styles.first}`} data-note="preparing">
        <p>
          <span className={styles.textMissing}>{t('pwa.preparing')}</span>
          <span className={styles.textThere}>{t('pwa.preparingRest')}</span>{' '}
          <span className={styles.percent} data-percent>
            0%
          </span>
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
          <p key={note} className={classNames(styles.note, note === 'ready' && styles.first)} data-note={note}>
            {t(`pwa.${note}`)}
          </p>
        ))}
        <div className={styles.note} data-note="sparing">
          <p>{t('pwa.sparing')}</p>
          <Button variant="contact" data-download-all>
            <span>
              {t('pwa.downloadAll')} <span data-missing-megabytes />
            </span>
          </Button>
          <button type="button" className={styles.later} data-download-later>
            {t('pwa.later')}
          </button>
        </div>
        <div className={styles.note} data-note="updateReady">
          <p>
            {t('pwa.updateReady')}
            <span className={styles.changes}>
              {SECTIONS.map((section) => (
                <span key={section} data-change={section} hidden>
                  {t(`pwa.changes.${section}`)}
                </span>
              ))}
            </span>
          </p>
          <Button variant="contact" data-update>
            <span>{t('pwa.update')}</span>
            <span hidden>{t('pwa.updating')}</span>
          </Button>
          <button type="button" className={styles.later} data-update-later>
            {t('pwa.later')}
          </button>
        </div>
        {/* This note tells the outcome of submissions. `outcome-notice.ts` writes its text. */}
        <div className={styles.note} data-outcome-notice>
          <p data-words />
          <Button variant="contact" href={paths.outbox(locale)}>
            {t('outboxNews')}
          </Button>
          <button type="button" className={styles.later} data-outcome-notice-close>
            {t('close')}
          </button>
        </div>
        <p className={styles.note} data-note="updateHeld">
          {t('pwa.updateHeld')}
        </p>
      </div>
    </aside>
  )
}
