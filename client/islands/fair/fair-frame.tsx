import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { Dialog } from '#client/components/dialog.tsx'
import { clearForNextPerson } from '#client/device/submitting/clear-for-next-person.ts'
import { paths } from '#client/navigation/paths.ts'
import { LanguageSwitch } from '#client/widgets/language-switch/language-switch.tsx'
import { DEFAULT_LOCALE, DONE_HASH, type Locale } from '#contract/addresses.ts'
import styles from './fair-frame.module.css'
import { askRelay } from './last-contact.ts'
import { QrCode } from './qr-code.tsx'
import { useIdleReset } from './use-idle-reset.ts'
import { useScreenAwake } from './use-screen-awake.ts'

/** How often a tablet asks whether it reaches the relay. */
const CONTACT_MS = 5 * 60_000

/** Removes everything of the present visitor, and shows the first page to the next one. */
async function clearScreen(): Promise<void> {
  // If the browser lets nothing be removed, there is still nothing readable on the disk.
  await clearForNextPerson().catch(() => {})
  location.replace(paths.fair(DEFAULT_LOCALE))
}

/** True if the visitor has filled in something that is not sent. */
function hasTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('main form :is(input:not([type="checkbox"]), textarea)')
  return [...fields].some(({ value }) => value !== '')
}

/**
 * The frame of every page in fair mode: the bar with the languages and "Clear the screen", the countdown when nobody
 * touches the tablet, and QR codes for links that lead off the site.
 */
export function FairFrame({ locale }: { locale: Locale }) {
  const { t } = useTranslation('fair')
  const [address, setAddress] = useState<string>()
  const [isAsked, setIsAsked] = useState(false)
  const secondsLeft = useIdleReset(() => void clearScreen())
  useScreenAwake()

  const clear = () => {
    if (hasTyped()) setIsAsked(true)
    else void clearScreen()
  }

  useEffect(() => {
    void askRelay()
    const timer = setInterval(() => void askRelay(), CONTACT_MS)
    return () => clearInterval(timer)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `clear` reads only the page
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
      if (!link) return
      // A new tab would stay open for the next person.
      link.target = ''
      const isDone = link.hash === DONE_HASH
      if (link.origin === location.origin && !isDone) return
      event.preventDefault()
      event.stopPropagation()
      if (isDone) clear()
      else setAddress(link.href)
    }
    addEventListener('click', onClick, true)
    return () => removeEventListener('click', onClick, true)
  }, [])

  return (
    <>
      <aside className={styles.bar} aria-label={t('bar.label')} data-fair-bar>
        <div className={styles.languages}>
          <LanguageSwitch locale={locale} path="/" />
        </div>
        <Button variant="accent" onClick={clear}>
          {t('bar.clear')}
        </Button>
      </aside>
      <Dialog open={secondsLeft !== undefined} onClose={() => {}} title={t('idle.title')}>
        <p>{t('idle.text', { count: secondsLeft ?? 0 })}</p>
        {/* The touch itself ends the countdown, as any other does. */}
        <Button>{t('idle.stay')}</Button>
      </Dialog>
      <Dialog open={isAsked} onClose={() => setIsAsked(false)} title={t('clear.title')}>
        <p>{t('clear.text')}</p>
        <div className={styles.actions}>
          <Button variant="outline" onClick={() => setIsAsked(false)}>
            {t('clear.stay')}
          </Button>
          <Button variant="destructive" onClick={() => void clearScreen()}>
            {t('bar.clear')}
          </Button>
        </div>
      </Dialog>
      <Dialog open={address !== undefined} onClose={() => setAddress(undefined)} title={t('qr.title')}>
        <p>{t('qr.text')}</p>
        {address !== undefined && <QrCode text={address} />}
        <p className={styles.address}>{address?.replace(/^(mailto|tel):/, '')}</p>
      </Dialog>
    </>
  )
}
