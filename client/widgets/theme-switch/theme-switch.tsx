import { useTranslation } from 'react-i18next'
import styles from './theme-switch.module.css'

/** Turns the page's colours to night and back (`behaviours/theme-switch.ts`). It begins as the device has it. */
export function ThemeSwitch() {
  const { t } = useTranslation('common')
  return (
    <button type="button" role="switch" aria-checked={false} className={styles.switch} data-theme-switch>
      {t('nightColours')}
    </button>
  )
}
