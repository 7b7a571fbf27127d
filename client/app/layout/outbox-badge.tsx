import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { waitingCountAtom } from '#client/pwa/status-atoms.ts'
import { paths } from '#client/routing/paths.ts'
import type { Locale } from '#contract/locale.ts'
import styles from './outbox-badge.module.css'

/** Says how many submissions wait to be sent, while any do. Loaded late: it brings the outbox's code with it. */
export function OutboxBadge({ locale }: { locale: Locale }) {
  const { t } = useTranslation('common')
  const count = useAtomValue(waitingCountAtom)
  if (count === 0) return null
  return (
    <a className={styles.badge} href={paths.outbox(locale)} aria-label={t('outboxBadge', { count })}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M2 5h20v14H2zm0 0 10 8 10-8" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
      <span className={styles.count}>{count}</span>
    </a>
  )
}
