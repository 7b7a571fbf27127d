import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { PauseButton } from '#client/components/pause-button.tsx'
import { useMotion } from '#client/components/use-motion.ts'
import styles from './rotating-words.module.css'

const WORDS = ['a', 'b', 'c', 'd'] as const

/** A heading whose last word changes; all words stand in the HTML, the first is seen where nothing moves. */
export function RotatingWords() {
  const { t } = useTranslation('home')
  const [playing, toggle] = useMotion()
  return (
    <div className={styles.title}>
      <h2>
        {t('why.title')}{' '}
        <span className={styles.words} data-paused={!playing || undefined}>
          {WORDS.map((word, index) => (
            <span key={word} style={{ '--turn': index } as CSSProperties}>
              {t(`why.words.${word}`)}
              <span className="visually-hidden">{index < WORDS.length - 1 && ', '}</span>
            </span>
          ))}
        </span>
      </h2>
      <PauseButton
        className={styles.pause}
        playing={playing}
        onToggle={toggle}
        pauseLabel={t('why.pauseWords')}
        playLabel={t('why.playWords')}
      />
    </div>
  )
}
