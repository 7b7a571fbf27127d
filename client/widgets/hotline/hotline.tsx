import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import buttons from '#client/components/button-row.module.css'
import { company } from '#client/content/company.ts'
import { CopyButton } from '#client/widgets/copy/copy-button.tsx'
import { Toast } from '#client/widgets/copy/toast.tsx'
import { OverlayToggle } from '#client/widgets/overlay/overlay-toggle.tsx'
import styles from './hotline.module.css'

/**
 * The phone number. Pointing at it, or pressing its button, shows the buttons that call and copy it, in place of the
 * office hours. On touch screens and without script hours and buttons are always visible.
 */
export function Hotline() {
  const { t } = useTranslation('contact')
  const { t: tCommon } = useTranslation('common')
  const numberId = useId()
  const toastId = useId()

  return (
    <div className={styles.hotline} data-overlay>
      <div className={styles.label}>
        <h3>{t('address.phone')}</h3>
        <OverlayToggle className={styles.toggle} label={t('address.actions')} />
      </div>
      <strong id={numberId} className={styles.number}>
        {company.phone}
      </strong>
      <div className={styles.more}>
        <p className={styles.hours}>{tCommon('footer.hours')}</p>
        <div className={`${buttons.row} ${styles.actions}`}>
          <Button variant="accent" href={company.phoneHref}>
            {t('address.call')}
          </Button>
          <CopyButton
            variant="ghost"
            sourceId={numberId}
            toastId={toastId}
            copied={t('address.copied')}
            copyFailed={t('address.copyFailed')}
          >
            {t('address.copy')}
          </CopyButton>
        </div>
      </div>
      <Toast id={toastId} />
    </div>
  )
}
