import { useTranslation } from 'react-i18next'
import styles from './captcha-line.module.css'

export type CaptchaStatus = 'idle' | 'checking' | 'verified' | 'deferred'

/** The small line that shows the status of a form's captcha. */
export function CaptchaLine({ status }: { status: CaptchaStatus }) {
  const { t } = useTranslation('form')
  return (
    <p className={styles.line} data-captcha={status} role="status">
      {status !== 'idle' && t(`captcha.${status}`)}
    </p>
  )
}
