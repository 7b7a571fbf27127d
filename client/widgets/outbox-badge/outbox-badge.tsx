import { useTranslation } from 'react-i18next'
import { Icon } from '#client/components/icon.tsx'
import { paths } from '#client/navigation/paths.ts'
import type { Locale } from '#contract/addresses.ts'
import styles from './outbox-badge.module.css'

const NEEDS = ['waiting', 'attention'] as const

/**
 * Shows how many submissions wait to be sent or need action by the visitor. Hidden while there are none. The badge
 * shows the sum, and screen readers read both numbers.
 */
export function OutboxBadge({ locale }: { locale: Locale }) {
  const { t } = useTranslation('common')
  return (
    <a className={styles.badge} href={paths.outbox(locale)} data-outbox-badge>
      <Icon name="envelope" />
      {NEEDS.map((need) => (
        <span key={need} className="visually-hidden" hidden data-need={need}>
          {t(`outboxBadge.${need}`)} <span data-count />
        </span>
      ))}
      <span className={styles.count} aria-hidden="true" data-sum />
    </a>
  )
}
