import { useTranslation } from 'react-i18next'
import styles from './scroll-to-top.module.css'
import { useScrolledPast } from './use-scrolled-past.ts'

const oneViewport = () => innerHeight

export function ScrollToTop() {
  const { t } = useTranslation('common')
  const isFarDown = useScrolledPast(oneViewport)
  const toTop = () => {
    scrollTo({ top: 0 })
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <button type="button" className={styles.button} hidden={!isFarDown} aria-label={t('backToTop')} onClick={toTop}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M12 21V4m-7 7 7-7 7 7" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </button>
  )
}
