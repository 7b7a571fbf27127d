import { useTranslation } from 'react-i18next'
import section from '#client/components/section.module.css'
import { PauseButton } from '#client/widgets/pause-button/pause-button.tsx'
import styles from './rotating-words.module.css'

const WORDS = ['a', 'b', 'c', 'd'] as const

/**
 * A heading whose last word changes, with a button that pauses the change. Without the script, or with reduced motion,
 * the first word stays.
 */
export function RotatingWords() {
  const { t } = useTranslation('home')
  return (
    <div className={styles.title} data-rotating-words>
      <div className={styles.top}>
        <p className={section.eyebrow}>{t('why.eyebrow')}</p>
        <PauseButton className={styles.pause} pauseLabel={t('why.pauseWords')} playLabel={t('why.playWords')} />
      </div>
      <h2>
        {t('why.title')}{' '}
        <span className={styles.words}>
          {WORDS.map((word, index) => (
            <span key={word} data-place={index === 0 ? 'seen' : 'coming'} aria-hidden={index !== 0}>
              {t(`why.words.${word}`)}
            </span>
          ))}
        </span>
      </h2>
    </div>
  )
}
