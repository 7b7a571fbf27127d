import { useWindowEvent } from '@mantine/hooks'
import { useAtomValue } from 'jotai'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { Fact } from '#client/components/fact.tsx'
import { Section } from '#client/components/section.tsx'
import { endFairMode, tabletName } from '#client/device/fair-mode/fair-mode.ts'
import { isFairPin } from '#client/device/fair-mode/fair-pin.ts'
import { lastTabletNumber } from '#client/device/fair-mode/tablet-number.ts'
import { countNeeds } from '#client/device/outbox/outbox.ts'
import { isWaiting } from '#client/device/outbox/submission-record.ts'
import { createRescueFile } from '#client/device/sealing/rescue-file.ts'
import { sendNow } from '#client/device/submitting/outbox-triggers.ts'
import { localDateAndTime } from '#client/i18n/local-date.ts'
import { storedAtom, submissionsAtom } from '#client/islands/forms/device-atoms.ts'
import { fileSize } from '#client/islands/forms/file-size.ts'
import { shareOrDownload } from '#client/islands/forms/share-or-download.ts'
import { paths } from '#client/navigation/paths.ts'
import type { Locale } from '#contract/addresses.ts'
import styles from './fair-section.module.css'
import { checkContact, lastContact } from './last-contact.ts'
import { PinField } from './pin-field.tsx'
import { useIdleReset } from './use-idle-reset.ts'

interface StaffPanelProps {
  locale: Locale
  onClose: () => void
}

/**
 * The panel for the company's staff at a job fair, behind a PIN. It closes by itself if nobody touches the tablet for a
 * minute, and when the page is left.
 */
export function StaffPanel({ locale, onClose }: StaffPanelProps) {
  const { t } = useTranslation('fair')
  const [isOpen, setIsOpen] = useState(false)
  useIdleReset(onClose)
  // Closes the panel before the page enters the bfcache, so that Back does not show it to the next visitor.
  useWindowEvent('pagehide', () => flushSync(onClose))
  return (
    <div className={styles.top}>
      <Section>
        <h1 className={styles.title}>{t('staff.title')}</h1>
        {isOpen ? (
          <StaffFacts locale={locale} onClose={onClose} />
        ) : (
          <PinQuestion onRight={() => setIsOpen(true)} onClose={onClose} />
        )}
      </Section>
    </div>
  )
}

function PinQuestion({ onRight, onClose }: { onRight: () => void; onClose: () => void }) {
  const { t } = useTranslation('fair')
  const [pin, setPin] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const check = async (event: FormEvent) => {
    event.preventDefault()
    // Removes the last error first. Screen readers announce the same error again only if its element is a new one.
    setIsWrong(false)
    if (await isFairPin(pin)) onRight()
    else setIsWrong(true)
  }
  return (
    <form ref={form} className={styles.form} method="dialog" noValidate autoComplete="off" onSubmit={check}>
      <div className={styles.fields}>
        <PinField
          name="pin"
          label={t('staff.pin')}
          value={pin}
          error={isWrong ? t('staff.wrongPin') : undefined}
          onChange={(value) => {
            setPin(value)
            setIsWrong(false)
          }}
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit">{t('staff.open')}</Button>
        <Button variant="outline" onClick={onClose}>
          {t('staff.close')}
        </Button>
      </div>
    </form>
  )
}

function StaffFacts({ locale, onClose }: StaffPanelProps) {
  const { t } = useTranslation('fair')
  const stored = useAtomValue(storedAtom)
  const submissions = useAtomValue(submissionsAtom) ?? []
  const { waiting, attention } = countNeeds(submissions)
  const inWords = (count: number) => {
    if (stored === null) return '…'
    return stored === 'unreadable' ? t('staff.unreadable') : count
  }
  const oldest = Math.min(...submissions.filter(isWaiting).map(({ createdAt }) => createdAt))
  const [room, setRoom] = useState<number>()
  const [contact, setContact] = useState(lastContact)
  const [isSending, setIsSending] = useState(false)
  const [answer, setAnswer] = useState('')
  const title = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    scrollTo({ top: 0, behavior: 'instant' })
    // Some browsers do not report the free space (Safari before 17, WebKitGTK). The panel then does not mention it.
    const read = async () => {
      const { quota, usage } = await navigator.storage.estimate()
      if (quota !== undefined && usage !== undefined) setRoom(quota - usage)
    }
    read().catch(() => {})
    void checkContact().then(() => setContact(lastContact()))
  }, [])

  const send = async () => {
    setIsSending(true)
    setAnswer('')
    await Promise.all([sendNow(), checkContact()]).catch(() => setAnswer(t('staff.failed')))
    setContact(lastContact())
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
      <dl className={styles.facts}>
        <Fact label={t('staff.tablet')}>{tabletName()}</Fact>
        <Fact label={t('staff.number')}>{lastTabletNumber()}</Fact>
        <Fact label={t('staff.waiting')}>{inWords(waiting)}</Fact>
        <Fact label={t('staff.refused')}>{inWords(attention)}</Fact>
        {Number.isFinite(oldest) && <Fact label={t('staff.oldest')}>{localDateAndTime(oldest, locale)}</Fact>}
        {room !== undefined && <Fact label={t('staff.room')}>{fileSize(room, locale)}</Fact>}
        <Fact label={t('staff.contact')}>
          {contact === undefined ? t('staff.never') : localDateAndTime(contact, locale)}
        </Fact>
      </dl>
      <p role="status">{answer}</p>
      <div className={styles.actions}>
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
