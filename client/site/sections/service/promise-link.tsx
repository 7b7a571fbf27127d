import { useTranslation } from 'react-i18next'
import { paths } from '#client/navigation/paths.ts'
import type { Locale } from '#contract/addresses.ts'
import { PROMISES_ID } from './promise-band.tsx'
import styles from './promise-link.module.css'

/** One line that sums up the company's promises for every project, with a link to the `PromiseBand`. */
export function PromiseLink({ locale }: { locale: Locale }) {
  const { t } = useTranslation('services')
  return (
    <div className={styles.band}>
      <p className={styles.line}>
        {t('promises.short')} <a href={`${paths.services(locale)}#${PROMISES_ID}`}>{t('promises.title')}</a>
      </p>
    </div>
  )
}
