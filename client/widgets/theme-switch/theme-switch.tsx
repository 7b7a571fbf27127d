import { useTranslation } from 'react-i18next'
import styles from './theme-switch.module.css'

/**
 * A switch between day and night colours. `start-theme-switch.ts` sets `aria-checked` to true while the page shows
 * night colours.
 */
export function ThemeSwitch() {
  const { t } = useTranslation('common')
  return (
    <button type="button" role="switch" aria-checked={false} className={styles.switch} data-theme-switch>
      {t('nightColours')}
    </button>
  )
}
