import { useTranslation } from 'react-i18next'
import { IconButton } from '#client/components/icon-button.tsx'
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
    <IconButton
      framed
      icon="arrow-up"
      label={t('backToTop')}
      className={styles.button}
      hidden={!isFarDown}
      onClick={toTop}
    />
  )
}
