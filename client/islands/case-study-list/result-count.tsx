import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './result-count.module.css'

/** The count is announced after the typing has paused for this time. Otherwise each key would cause an announcement. */
const ANNOUNCEMENT_PAUSE_MS = 500

interface ResultCountProps {
  /** The address of the list with the present filters. */
  address: string
  shownCount: number
  matchCount: number
  /** Shown and announced instead of the count if no case study was found. */
  children: ReactNode
}

/**
 * Shows the count of found case studies and, if the list shows only some of them, the count of shown ones. The visible
 * text changes at once; screen readers announce the count only when the typing pauses.
 */
export function ResultCount({ address, shownCount, matchCount, children }: ResultCountProps) {
  const { t } = useTranslation('case-studies')
  const text =
    shownCount < matchCount
      ? t('list.shownCount', { shown: shownCount, total: matchCount })
      : t('list.foundCount', { count: matchCount })
  const [announced, setAnnounced] = useState({ text, address })
  useEffect(() => {
    // Forget the count at once. Otherwise screen readers would announce it when case studies are found again.
    if (matchCount === 0) return setAnnounced({ text: '', address })
    const timer = setTimeout(() => setAnnounced({ text, address }), ANNOUNCEMENT_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [matchCount, text, address])
  return (
    <div>
      {matchCount > 0 && (
        <p className={styles.count} aria-hidden="true">
          {text}
        </p>
      )}
      <div role="status">
        {matchCount > 0 ? (
          // The key makes it a new element when the filters change: screen readers then announce an equal count, too.
          <p key={announced.address} className="visually-hidden">
            {announced.text}
          </p>
        ) : (
          children
        )}
      </div>
    </div>
  )
}
