import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { UploadProgress } from '#client/device/submitting/submit.ts'
import { fileSize, partOfFileSize } from '#client/islands/forms/file-size.ts'
import { submissionsAtom } from '#client/islands/forms/status-atoms.ts'
import type { Locale } from '#contract/addresses.ts'
import styles from './upload-status.module.css'

/** How far an application is on its way; and, where the device keeps it, that nobody needs to wait for it. */
export function UploadStatus({ locale, progress }: { locale: Locale; progress: UploadProgress }) {
  const { t } = useTranslation('form')
  const submissions = useAtomValue(submissionsAtom)
  const { sentBytes, totalBytes } = progress
  // A device that is full, or keeps nothing, sends it all the same.
  const isSafe = submissions?.some(({ kind, state }) => kind === 'application' && state === 'sending')
  return (
    <div className={styles.upload}>
      <progress value={sentBytes} max={totalBytes} aria-label={t('upload.label')} />
      <p className={styles.share}>
        {t('upload.progress', {
          sent: partOfFileSize(sentBytes, totalBytes, locale),
          total: fileSize(totalBytes, locale),
        })}
      </p>
      <p role="status">{isSafe && t('upload.safe')}</p>
    </div>
  )
}
