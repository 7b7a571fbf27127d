import { useTranslation } from 'react-i18next'
import { paths } from '#client/navigation/paths.ts'
import type { Locale, Service } from '#contract/addresses.ts'
import pigments from './pigment.module.css'
import { PROMISES_ID } from './promise-band.tsx'
import styles from './promise-link.module.css'

/** One line that sums up the company's promises for every project, with a link to the `PromiseBand`. */
export function PromiseLink({ locale, service }: { locale: Locale; service: Service }) {
  const { t } = useTranslation('services')
  return (
    <div className={`${styles.band} ${pigments[service]}`}>
      <p className={styles.line}>
        {t('promises.short')} <a href={`${paths.services(locale)}#${PROMISES_ID}`}>{t('promises.title')}</a>
      </p>
    </div>
  )
}
