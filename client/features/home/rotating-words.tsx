import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PauseButton } from '#client/components/pause-button.tsx'
import section from '#client/components/section.module.css'
import { useMotion } from '#client/components/use-motion.ts'
import styles from './rotating-words.module.css'

const WORDS = ['a', 'b', 'c', 'd'] as const
const WORD_MS = 3000

/**
 * A heading whose last word changes, under an eyebrow with the button that stops it; the first word is seen where nothing
 * moves.
 */
export function RotatingWords() {
  const { t } = useTranslation('home')
  const [playing, toggle] = useMotion()
  const [current, setCurrent] = useState(0)

  useEffect(() => {
    if (!playing) return
    const timer = setInterval(() => setCurrent((index) => (index + 1) % WORDS.length), WORD_MS)
    return () => clearInterval(timer)
  }, [playing])

  return (
    <div className={styles.title}>
      <div className={styles.top}>
        <p className={section.eyebrow}>{t('why.eyebrow')}</p>
        <PauseButton
          className={styles.pause}
          playing={playing}
          onToggle={toggle}
          pauseLabel={t('why.pauseWords')}
          playLabel={t('why.playWords')}
        />
      </div>
      <h2>
        {t('why.title')}{' '}
        <span className={styles.words}>
          {WORDS.map((word, index) => (
            <span key={word} data-place={placeOf(index, current)} aria-hidden={index !== current}>
              {t(`why.words.${word}`)}
            </span>
          ))}
        </span>
      </h2>
    </div>
  )
}

/** Where a word stands: seen, just gone or still to come. */
function placeOf(index: number, current: number): 'seen' | 'gone' | 'coming' {
  if (index === current) return 'seen'
  return (index + 1) % WORDS.length === current ? 'gone' : 'coming'
}
