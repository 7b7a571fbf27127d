import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { Fact } from '#client/components/fact.tsx'
import { freeBytes } from '#client/device/database/storage-room.ts'
import type { SubmissionRecord } from '#client/device/database/submission-record.ts'
import { downloadAll } from '#client/device/offline/offline-readiness.ts'
import { onReadiness, type Readiness } from '#client/device/offline/readiness.ts'
import { oldestWaitingTime } from '#client/device/outbox/outbox.ts'
import { localDateAndTime } from '#client/i18n/local-date.ts'
import { fileSize } from '#client/islands/forms/file-size.ts'
import type { Locale } from '#contract/addresses.ts'
import styles from './storage-facts.module.css'

/** The free space in the line whose room is kept until the browser has reported its own. */
const TYPICAL_FREE_BYTES = 10 * 1024 ** 3

/** Returns how much of the site is on the device. Undefined during the first render. */
function useReadiness(): Readiness | undefined {
  const [readiness, setReadiness] = useState<Readiness>()
  useEffect(() => onReadiness(setReadiness), [])
  return readiness
}

/**
 * Facts about the device's storage: whether it is persistent, the free space, the age of the oldest waiting submission,
 * and which part of the site is stored. Until the browser has said whether the storage is persistent, it counts as not
 * persistent, as is most likely.
 */
export function StorageFacts({ locale, submissions }: { locale: Locale; submissions: SubmissionRecord[] }) {
  const { t } = useTranslation('outbox')
  const [isPersisted, setIsPersisted] = useState(false)
  const [free, setFree] = useState(Number.POSITIVE_INFINITY)
  useEffect(() => {
    navigator.storage?.persisted().then(setIsPersisted, () => {})
    void freeBytes().then(setFree)
  }, [])
  const readiness = useReadiness()
  const oldest = oldestWaitingTime(submissions)
  return (
    <div className={styles.facts} data-storage-facts>
      <img src="/illustrations/outbox-room.svg" alt="" width={160} height={160} loading="lazy" />
      <div>
        <h3>{t('storage.title')}</h3>
        <p>{t(isPersisted ? 'storage.persisted' : 'storage.evictable')}</p>
        <dl hidden={!Number.isFinite(free)}>
          <Fact label={t('storage.left')}>{fileSize(Number.isFinite(free) ? free : TYPICAL_FREE_BYTES, locale)}</Fact>
        </dl>
        {oldest !== undefined && <p>{t('storage.oldest', { time: localDateAndTime(oldest, locale) })}</p>}
        {readiness?.state === 'full' && <p>{t(readiness.hasText ? 'storage.fullText' : 'storage.full')}</p>}
        {readiness?.state === 'sparing' && (
          <p>
            {t('storage.sparing')}{' '}
            <Button variant="link" onClick={downloadAll}>
              {t('storage.downloadAll', { size: fileSize(readiness.total - readiness.done, locale) })}
            </Button>
          </p>
        )}
      </div>
    </div>
  )
}
