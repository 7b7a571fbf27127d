import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#client/components/icon.tsx'
import { waitingCountAtom } from '#client/pwa/status-atoms.ts'
import { paths } from '#client/routing/paths.ts'
import type { Locale } from '#contract/locale.ts'
import styles from './outbox-badge.module.css'

/** What is sent at once would only flash. */
const SHOW_AFTER_MS = 1000

/** True once `value` has been true for a while. */
function useLasting(value: boolean): boolean {
  const [lasting, setLasting] = useState(false)
  useEffect(() => {
    if (!value) {
      setLasting(false)
      return
    }
    const timer = setTimeout(setLasting, SHOW_AFTER_MS, true)
    return () => clearTimeout(timer)
  }, [value])
  return lasting
}

/** Says how many submissions wait to be sent, while any do. Loaded late: it brings the outbox's code with it. */
export function OutboxBadge({ locale }: { locale: Locale }) {
  const { t } = useTranslation('common')
  const count = useAtomValue(waitingCountAtom)
  const shown = useLasting(count > 0)
  if (count === 0 || !shown) return null
  return (
    <a className={styles.badge} href={paths.outbox(locale)} aria-label={t('outboxBadge', { count })}>
      <Icon name="envelope" />
      <span className={styles.count}>{count}</span>
    </a>
  )
}
