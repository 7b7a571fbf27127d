import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { UploadProgress } from '#client/device/submitting/submit.ts'
import { submissionsAtom } from '#client/islands/forms/device-atoms.ts'
import { fileSize, partOfFileSize } from '#client/islands/forms/file-size.ts'
import type { Locale } from '#contract/addresses.ts'
import styles from './upload-status.module.css'

/**
 * Shows the progress of the upload. Once the device has stored the application, also tells the visitor that waiting is
 * not necessary.
 */
export function UploadStatus({ locale, progress }: { locale: Locale; progress: UploadProgress }) {
  const { t } = useTranslation('form')
  const submissions = useAtomValue(submissionsAtom)
  const { sentBytes, totalBytes } = progress
  // If the device cannot store anything, the application is sent from memory: leaving the page would end the upload,
  // and the text that waiting is not necessary must not appear.
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
