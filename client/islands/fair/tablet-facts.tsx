import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Fact } from '#client/components/fact.tsx'
import { freeBytes } from '#client/device/database/storage-room.ts'
import { tabletName } from '#client/device/fair-mode/fair-mode.ts'
import { lastTabletNumber } from '#client/device/fair-mode/tablet-number.ts'
import { countNeeds, oldestWaitingTime } from '#client/device/outbox/outbox.ts'
import { storedAtom, submissionsAtom } from '#client/islands/forms/device-atoms.ts'
import { fileSize } from '#client/islands/forms/file-size.ts'
import { LocalTime } from '#client/islands/forms/local-time.tsx'
import type { Locale } from '#contract/addresses.ts'
import styles from './fair-section.module.css'

interface TabletFactsProps {
  locale: Locale
  /** The time of the relay's last answer, in milliseconds since the epoch; undefined if there was none. */
  relayContact: number | undefined
}

/** Facts about a tablet at a job fair: its name, its submissions, its free space and its last contact to the relay. */
export function TabletFacts({ locale, relayContact }: TabletFactsProps) {
  const { t } = useTranslation('fair')
  const stored = useAtomValue(storedAtom)
  const submissions = useAtomValue(submissionsAtom) ?? []
  const { waiting, attention } = countNeeds(submissions)
  const oldest = oldestWaitingTime(submissions)
  const [free, setFree] = useState(Number.POSITIVE_INFINITY)
  useEffect(() => {
    void freeBytes().then(setFree)
  }, [])
  const inWords = (count: number) => {
    if (stored === null) return '…'
    return stored === 'unreadable' ? t('staff.unreadable') : count
  }
  return (
    <dl className={styles.facts}>
      <Fact label={t('staff.tablet')}>{tabletName()}</Fact>
      <Fact label={t('staff.number')}>{lastTabletNumber(submissions)}</Fact>
      <Fact label={t('staff.waiting')}>{inWords(waiting)}</Fact>
      <Fact label={t('staff.refused')}>{inWords(attention)}</Fact>
      {oldest !== undefined && (
        <Fact label={t('staff.oldest')}>
          <LocalTime locale={locale} time={oldest} />
        </Fact>
      )}
      {Number.isFinite(free) && <Fact label={t('staff.room')}>{fileSize(free, locale)}</Fact>}
      <Fact label={t('staff.contact')}>
        {relayContact === undefined ? t('staff.never') : <LocalTime locale={locale} time={relayContact} />}
      </Fact>
    </dl>
  )
}
