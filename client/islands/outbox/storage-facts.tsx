import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { downloadAll, onReadiness, type Readiness } from '#client/device/offline/offline-readiness.ts'
import { isWaiting, type SubmissionRecord } from '#client/device/outbox/submission-record.ts'
import { localDateAndTime } from '#client/i18n/local-date.ts'
import { fileSize } from '#client/islands/forms/file-size.ts'
import type { Locale } from '#contract/addresses.ts'
import styles from './storage-facts.module.css'

interface Storage {
  isPersisted: boolean
  /** Bytes that the site may still store. Undefined if the browser does not report them. */
  left: number | undefined
}

/** The free space in the line whose room is kept until the browser has reported its own. */
const TYPICAL_BYTES_LEFT = 10 * 1024 ** 3

/** Returns what the browser reports about the site's storage. Undefined until it has, and if it reports nothing. */
function useStorage(): Storage | undefined {
  const [storage, setStorage] = useState<Storage>()
  useEffect(() => {
    const read = async () => {
      const [isPersisted, { quota, usage }] = await Promise.all([
        navigator.storage.persisted(),
        navigator.storage.estimate(),
      ])
      setStorage({ isPersisted, left: quota === undefined || usage === undefined ? undefined : quota - usage })
    }
    read().catch(() => {})
  }, [])
  return storage
}

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
  const storage = useStorage()
  const readiness = useReadiness()
  const oldest = Math.min(...submissions.filter(isWaiting).map(({ createdAt }) => createdAt))
  return (
    <div className={styles.facts} data-storage-facts>
      <h3>{t('storage.title')}</h3>
      <p>{t(storage?.isPersisted ? 'storage.persisted' : 'storage.evictable')}</p>
      <p hidden={storage?.left === undefined}>
        {t('storage.left', { size: fileSize(storage?.left ?? TYPICAL_BYTES_LEFT, locale) })}
      </p>
      {Number.isFinite(oldest) && <p>{t('storage.oldest', { time: localDateAndTime(oldest, locale) })}</p>}
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
  )
}
