import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { OverlayToggle } from '#client/components/overlay-toggle.tsx'
import { Toast } from '#client/components/toast.tsx'
import { useCopy } from '#client/components/use-copy.ts'
import { company } from '#client/content/company.ts'
import styles from './hotline.module.css'

/** The phone number; pointing at it, its button or a touch screen shows how to copy and how to call it. */
export function Hotline() {
  const { t } = useTranslation('contact')
  const number = useRef<HTMLElement>(null)
  const { outcome, copy } = useCopy()

  return (
    <div className={styles.hotline} data-overlay>
      <div className={styles.label}>
        <h3>{t('address.phone')}</h3>
        <OverlayToggle
          className={styles.toggle}
          showLabel={t('address.showActions')}
          hideLabel={t('address.hideActions')}
        />
      </div>
      <strong ref={number} className={styles.number}>
        {company.phone}
      </strong>
      <div className={styles.actions}>
        <Button variant="accent" href={company.phoneHref}>
          {t('address.call')}
        </Button>
        <Button variant="ghost" onClick={() => copy(number.current)}>
          {t('address.copy')}
        </Button>
      </div>
      <Toast>{outcome && t(`address.${outcome}`)}</Toast>
    </div>
  )
}
