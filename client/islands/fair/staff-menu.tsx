import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import buttons from '#client/components/button-row.module.css'
import { endFairMode } from '#client/device/fair-mode/fair-mode.ts'
import { createRescueFile } from '#client/device/sealing/rescue-file.ts'
import { sendNow } from '#client/device/submitting/outbox-triggers.ts'
import { shareOrDownload } from '#client/islands/forms/share-or-download.ts'
import { paths } from '#client/navigation/paths.ts'
import type { Locale } from '#contract/addresses.ts'
import styles from './fair-section.module.css'
import { checkRelayContact, lastRelayContact } from './relay-contact.ts'
import { TabletFacts } from './tablet-facts.tsx'

interface StaffMenuProps {
  locale: Locale
  onClose: () => void
}

/**
 * What the staff see behind the PIN: facts about the tablet, and buttons that send what waits, save it in a file if it
 * cannot be sent, list the receipt codes, and end fair mode.
 */
export function StaffMenu({ locale, onClose }: StaffMenuProps) {
  const { t } = useTranslation('fair')
  const [relayContact, setRelayContact] = useState(lastRelayContact)
  const [isSending, setIsSending] = useState(false)
  const [answer, setAnswer] = useState('')
  const title = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    scrollTo({ top: 0, behavior: 'instant' })
    void checkRelayContact().then(() => setRelayContact(lastRelayContact()))
  }, [])

  const send = async () => {
    setIsSending(true)
    setAnswer('')
    await Promise.all([sendNow(), checkRelayContact()]).catch(() => setAnswer(t('staff.failed')))
    setRelayContact(lastRelayContact())
    setIsSending(false)
  }
  const rescue = async () => {
    setAnswer('')
    const file = await createRescueFile().catch(() => 'unreadable' as const)
    if (file === 'unreadable') setAnswer(t('staff.failed'))
    else if (!file) setAnswer(t('staff.nothingToRescue'))
    else setAnswer((await shareOrDownload(file)) ? t('staff.rescued', { name: file.name }) : '')
  }
  const leave = async () => {
    await endFairMode()
    location.reload()
  }

  return (
    <div className={styles.staff} data-fair-staff>
      <h2 ref={title} className="visually-hidden" tabIndex={-1}>
        {t('staff.state')}
      </h2>
      <TabletFacts locale={locale} relayContact={relayContact} />
      <p role="status">{answer}</p>
      <div className={`${buttons.row} ${styles.actions}`}>
        <Button onClick={send} busy={isSending}>
          {t('staff.send')}
        </Button>
        <Button variant="secondary" onClick={() => void rescue()}>
          {t('staff.rescue')}
        </Button>
        <Button variant="secondary" href={paths.outbox(locale)}>
          {t('staff.codes')}
        </Button>
        <Button variant="destructive" onClick={() => void leave()}>
          {t('staff.leave')}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {t('staff.close')}
        </Button>
      </div>
    </div>
  )
}
