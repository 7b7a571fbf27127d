import { useTranslation } from 'react-i18next'
import { isFairMode } from '#client/device/fair-mode/fair-mode.ts'
import { paths } from '#client/navigation/paths.ts'
import type { Locale } from '#contract/addresses.ts'
import { statusCode } from '#contract/submission/receipt-code.ts'
import { QrCode } from './qr-code.tsx'
import styles from './take-along.module.css'

interface TakeAlongProps {
  locale: Locale
  id: string
}

/**
 * The address at which the visitor can look up the status of a submission, as a link and as a QR code for another
 * device. The component is collapsed at first. In fair mode it is open, because the visitor does not come back to the
 * tablet and needs the QR code now. The link is then missing, because it would leave the status code in the tablet's
 * history.
 */
export function TakeAlong({ locale, id }: TakeAlongProps) {
  const { t } = useTranslation('form')
  const code = statusCode(id)
  const href = `${paths.status(locale)}#${code}`
  return (
    <details className={styles.details} open={isFairMode()} data-take-along>
      <summary>{t('takeAlong.title')}</summary>
      <div className={styles.content}>
        <QrCode text={new URL(href, location.origin).href} />
        <div className={styles.text}>
          <p>{t('takeAlong.text')}</p>
          <p>
            {t('takeAlong.code')} <strong className={styles.code}>{code}</strong>
          </p>
          {!isFairMode() && (
            <p>
              <a className={styles.link} href={href}>
                {t('takeAlong.link')}
              </a>
            </p>
          )}
        </div>
      </div>
    </details>
  )
}
