import { useTranslation } from 'react-i18next'
import { IconButton } from '#client/components/icon-button.tsx'
import styles from './scroll-to-top.module.css'

/** Leads back to the top of the page; hidden on the first screen. */
export function ScrollToTop() {
  const { t } = useTranslation('common')
  return <IconButton framed icon="arrow-up" label={t('backToTop')} className={styles.button} hidden data-to-top />
}
