import { useTranslation } from 'react-i18next'
import styles from './error-summary.module.css'

/** Tells the visitor how many fields are invalid. It appears after a press of the submit button. */
export function ErrorSummary({ count }: { count: number }) {
  const { t } = useTranslation('form')
  return (
    <p className={styles.summary} role="status">
      {count > 0 && t('attention', { count })}
    </p>
  )
}
