import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './result-count.module.css'

/** While keys follow each other faster than this, screen readers hear no count. */
const ANNOUNCEMENT_PAUSE_MS = 500

interface ResultCountProps {
  shown: number
  found: number
  /** Replaces the count when nothing was found; announced as well. */
  children: ReactNode
}

/** The number of case studies found and shown. Visible at once, announced to screen readers when the typing pauses. */
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
