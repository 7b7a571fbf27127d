import { useTranslation } from 'react-i18next'
import styles from './error-summary.module.css'

/** Says how many fields are wrong, when that has been asked for by a submit attempt. */
export function ErrorSummary({ count }: { count: number }) {
  const { t } = useTranslation('form')
  return (
    <p className={styles.summary} role="status">
      {count > 0 && t('attention', { count })}
    </p>
  )
}
