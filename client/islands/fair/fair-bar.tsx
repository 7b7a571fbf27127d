import { useWindowEvent } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import buttons from '#client/components/button-row.module.css'
import { Dialog } from '#client/components/dialog.tsx'
import { isDraftStored } from '#client/device/drafts/drafts.ts'
import { RESUME_DRAFT } from '#client/device/drafts/resume-draft.ts'
import { DRAFTS_RENEWAL_MS, renewDraftsInWorker } from '#client/device/drafts/worker-drafts.ts'
import { LanguageSwitch } from '#client/widgets/language-switch/language-switch.tsx'
import { DONE_HASH, type Locale } from '#contract/addresses.ts'
import { SUBMISSION_KINDS } from '#contract/submission/submission.ts'
import { clearScreen } from './clear-screen.ts'
import styles from './fair-frame.module.css'
import { useIdleTimeout } from './use-idle-timeout.ts'

/** The names of the drafts of all forms. */
const DRAFTS = [...SUBMISSION_KINDS, RESUME_DRAFT]

/**
 * Resolves with true if clearing would lose something: a form on this page contains a text or a file that is not sent,
 * or the visitor has left one on another page.
 */
async function hasUnsent(): Promise<boolean> {
  return hasTyped() || (await Promise.all(DRAFTS.map(isDraftStored))).includes(true)
}

/**
 * True if a form on the page contains text or a file that clearing would lose, because it is neither sent nor stored
 * for sending.
 */
function hasTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>(
    'main form:not([data-stored]) :is(input:not([type="checkbox"]), textarea)',
  )
  return [...fields].some(({ value }) => value !== '')
}

/**
 * The bar of fair mode. It is at the lower edge of the screen and contains the languages and the button "Clear the
 * screen". If nobody touches the tablet, a countdown is shown before the screen is cleared.
 */
export function FairBar({ locale }: { locale: Locale }) {
  const { t } = useTranslation('fair')
  const [isAsked, setIsAsked] = useState(false)
  const secondsLeft = useIdleTimeout(() => void clearScreen())
  const clear = async () => {
    if (await hasUnsent()) setIsAsked(true)
    else void clearScreen()
  }

  useEffect(() => {
    const timer = setInterval(renewDraftsInWorker, DRAFTS_RENEWAL_MS)
    return () => clearInterval(timer)
  }, [])

  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
    if (link?.hash !== DONE_HASH) return
    event.preventDefault()
    void clear()
  }
  useWindowEvent('click', onClick, true)

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
        {/* The button needs no handler: any touch ends the countdown (`useIdleTimeout`). */}
        <Button>{t('idle.stay')}</Button>
      </Dialog>
      <Dialog open={isAsked} onClose={() => setIsAsked(false)} title={t('clear.title')}>
        <p>{t('clear.text')}</p>
        <div className={buttons.row}>
          <Button variant="outline" onClick={() => setIsAsked(false)}>
            {t('clear.stay')}
          </Button>
          <Button variant="destructive" onClick={() => void clearScreen()}>
            {t('bar.clear')}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
