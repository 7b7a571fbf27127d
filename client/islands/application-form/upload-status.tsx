import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { UploadProgress } from '#client/device/submitting/submit.ts'
import { submissionsAtom } from '#client/islands/forms/device-atoms.ts'
import { fileSize, partOfFileSize } from '#client/islands/forms/file-size.ts'
import type { Locale } from '#contract/addresses.ts'
import styles from './upload-status.module.css'

/** The progress of the upload. Also tells that the visitor need not wait, once the device has stored the application. */
export function UploadStatus({ locale, progress }: { locale: Locale; progress: UploadProgress }) {
  const { t } = useTranslation('form')
  const submissions = useAtomValue(submissionsAtom)
  const { sentBytes, totalBytes } = progress
  // A device that cannot store the application sends it all the same.
  const isStored = submissions?.some(({ kind, state }) => kind === 'application' && state === 'sending')
  return (
    <div className={styles.upload}>
      <progress value={sentBytes} max={totalBytes} aria-label={t('upload.label')} />
      <p className={styles.share}>
        {t('upload.progress', {
          sent: partOfFileSize(sentBytes, totalBytes, locale),
          total: fileSize(totalBytes, locale),
        })}
      </p>
      <p role="status">{isStored && t('upload.safe')}</p>
    </div>
  )
}
