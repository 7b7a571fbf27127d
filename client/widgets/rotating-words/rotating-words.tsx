import { useTranslation } from 'react-i18next'
import section from '#client/components/section.module.css'
import styles from './rotating-words.module.css'

const WORDS = ['a', 'b', 'c', 'd'] as const

/**
 * A heading whose last word changes when the heading comes into view: the other words follow one after the other, then
 * the first word comes back (`start-rotating-words.ts`). Without the script, or with reduced motion, the first word
 * stays.
 */
export function RotatingWords() {
  const { t } = useTranslation('home')
  return (
    <div className={styles.title} data-rotating-words>
      <p className={section.eyebrow}>{t('why.eyebrow')}</p>
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
