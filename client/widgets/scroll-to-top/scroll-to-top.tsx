import { useTranslation } from 'react-i18next'
import { IconButton } from '#client/components/icon-button.tsx'
import styles from './scroll-to-top.module.css'

/**
 * A button that scrolls back to the top of the page. It is hidden until the page is scrolled by more than one screen.
 */
export function ScrollToTop() {
  const { t } = useTranslation('common')
  return <IconButton framed icon="arrow-up" label={t('backToTop')} className={styles.button} hidden data-to-top />
}
