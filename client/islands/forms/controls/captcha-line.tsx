import { useTranslation } from 'react-i18next'
import styles from './captcha-line.module.css'

/** How far the robot check of a form is. */
export type CaptchaState = 'idle' | 'checking' | 'verified' | 'deferred'

/** The small line that says how the robot check stands. */
export function CaptchaLine({ state }: { state: CaptchaState }) {
  const { t } = useTranslation('form')
  return (
    <p className={styles.line} data-captcha={state} role="status">
      {state !== 'idle' && t(`captcha.${state}`)}
    </p>
  )
}
