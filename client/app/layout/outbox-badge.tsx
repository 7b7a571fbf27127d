import { useTranslation } from 'react-i18next'
import { Icon } from '#client/components/icon.tsx'
import { paths } from '#client/routing/paths.ts'
import type { Locale } from '#contract/locale.ts'
import styles from './outbox-badge.module.css'

/** How many submissions wait to be sent; `behaviours/outbox-badge.ts` counts them and shows it while there are any. */
export function OutboxBadge({ locale }: { locale: Locale }) {
  const { t } = useTranslation('common')
  return (
    <a className={styles.badge} href={paths.outbox(locale)} data-outbox-badge>
      <Icon name="envelope" />
      <span className="visually-hidden">{t('outboxBadge')}</span>
      <span className={styles.count} data-count />
    </a>
  )
}
