import { useTranslation } from 'react-i18next'
import { paths } from '#client/navigation/paths.ts'
import type { Locale } from '#contract/addresses.ts'
import styles from './logo.module.css'

/** The company's logo, a link to the home page. */
export function Logo({ locale }: { locale: Locale }) {
  const { t } = useTranslation('common')
  return (
    <a className={styles.logo} href={paths.home(locale)} aria-label={t('logo')}>
      <span className={styles.mark} />
      Lát
    </a>
  )
}
