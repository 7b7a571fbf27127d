import { useTranslation } from 'react-i18next'
import { Spinner } from '#client/components/spinner.tsx'
import styles from './case-study-list-loading.module.css'

/** Stands in the place of the list while it loads, as high as its filters and first cards. */
export function CaseStudyListLoading() {
  const { t } = useTranslation('case-studies')
  return (
    <div className={styles.list}>
      <div className={styles.bar} />
      <Spinner label={t('list.loading')} />
    </div>
  )
}
