import { useTranslation } from 'react-i18next'
import styles from './badges.module.css'

/** Marks of a job that is urgent or new; nothing when it is neither. */
export function Badges({ isHot, isNew }: { isHot: boolean; isNew: boolean }) {
  const { t } = useTranslation('careers')
  if (!isHot && !isNew) return null
  return (
    <span className={styles.badges}>
      {isHot && <span className={styles.hot}>{t('badges.hot')}</span>}
      {isNew && <span className={styles.new}>{t('badges.new')}</span>}
    </span>
  )
}
