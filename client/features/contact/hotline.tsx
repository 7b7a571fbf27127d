import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { OverlayToggle } from '#client/components/overlay-toggle.tsx'
import { useOverlay } from '#client/components/use-overlay.ts'
import { company } from '#client/content/company.ts'
import { copyTextOf } from './copy-text-of.ts'
import styles from './hotline.module.css'

/** Specification §9. */
const COPIED_TOAST_MS = 3000

type Toast = 'copied' | 'copyFailed'

/** The phone number; pointing at it, its button or a touch screen shows how to copy and how to call it. */
export function Hotline() {
  const { t } = useTranslation('contact')
  const { isOpen, toggle, handlers } = useOverlay<HTMLDivElement>()
  const number = useRef<HTMLElement>(null)
  // An object of its own for each press, so that the time starts anew.
  const [toast, setToast] = useState<{ text: Toast }>()

  useEffect(() => {
    if (toast?.text !== 'copied') return
    const timer = setTimeout(setToast, COPIED_TOAST_MS)
    return () => clearTimeout(timer)
  }, [toast])

  const copy = async () => {
    if (number.current) setToast({ text: (await copyTextOf(number.current)) ? 'copied' : 'copyFailed' })
  }

  return (
    <div className={styles.hotline} data-open={isOpen || undefined} {...handlers}>
      <div className={styles.label}>
        <h3>{t('address.phone')}</h3>
        <OverlayToggle
          className={styles.toggle}
          isOpen={isOpen}
          label={t(isOpen ? 'address.hideActions' : 'address.showActions')}
          onClick={toggle}
        />
      </div>
      <strong ref={number} className={styles.number}>
        {company.phone}
      </strong>
      <div className={styles.actions}>
        <Button variant="accent" href={company.phoneHref}>
          {t('address.call')}
        </Button>
        <Button variant="ghost" onClick={copy}>
          {t('address.copy')}
        </Button>
      </div>
      <p className={styles.toast} role="status">
        {toast && t(`address.${toast.text}`)}
      </p>
    </div>
  )
}
