import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './result-count.module.css'

/** While keys follow each other within it, a screen reader is not told each step. */
const ANNOUNCEMENT_PAUSE_MS = 500

interface ResultCountProps {
  shown: number
  found: number
  /** What stands there when nothing was found; it is announced as well. */
  children: ReactNode
}

/** How many case studies there are and are shown: at once for the eye, and announced when it has settled. */
export function ResultCount({ shown, found, children }: ResultCountProps) {
  const { t } = useTranslation('case-studies')
  const text = shown < found ? t('list.shownCount', { shown, total: found }) : t('list.foundCount', { count: found })
  const [announced, setAnnounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), ANNOUNCEMENT_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <div>
      {found > 0 && (
        <p className={styles.count} aria-hidden="true">
          {text}
        </p>
      )}
      <div role="status">{found > 0 ? <p className="visually-hidden">{announced}</p> : children}</div>
    </div>
  )
}
