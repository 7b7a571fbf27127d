import { useWindowEvent } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#client/components/dialog.tsx'
import { QrCode } from '#client/islands/forms/receipt/qr-code.tsx'
import type { Locale } from '#contract/addresses.ts'
import { FairBar } from './fair-bar.tsx'
import styles from './fair-frame.module.css'
import { checkRelayContact } from './relay-contact.ts'
import { useScreenAwake } from './use-screen-awake.ts'

/**
 * Interval at which a tablet at a job fair checks whether it can reach the relay. The panel for the staff shows the
 * time of the last success.
 */
const RELAY_CHECK_INTERVAL_MS = 5 * 60_000

/**
 * The elements that fair mode adds to every page. A press on a link that leads off the site shows a QR code, so that
 * the visitor can open the link on a phone. The bar (`FairBar`) is missing on the first page (`/fair`), which
 * clears the tablet by itself (`Welcome`). The screen stays on.
 */
export function FairFrame({ locale, hasBar }: { locale: Locale; hasBar: boolean }) {
  const { t } = useTranslation('fair')
  const [address, setAddress] = useState<string>()
  useScreenAwake()

  useEffect(() => {
    void checkRelayContact()
    const timer = setInterval(() => void checkRelayContact(), RELAY_CHECK_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [])

  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
    if (!link) return
    // Open the link in this tab: a new tab would stay open for the next person.
    link.target = ''
    if (link.origin === location.origin) return
    event.preventDefault()
    event.stopPropagation()
    setAddress(link.href)
  }
  useWindowEvent('click', onClick, true)

  return (
    <>
      {hasBar && <FairBar locale={locale} />}
      <Dialog open={address !== undefined} onClose={() => setAddress(undefined)} title={t('qr.title')}>
        <p>{t('qr.text')}</p>
        {address !== undefined && <QrCode text={address} />}
        <p className={styles.address}>{address?.replace(/^(mailto|tel):/, '')}</p>
      </Dialog>
    </>
  )
}
