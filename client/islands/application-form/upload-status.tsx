import { useTranslation } from 'react-i18next'
import type { UploadProgress } from '#client/device/submitting/watched-upload.ts'
import { fileSize, partOfFileSize } from '#client/islands/forms/file-size.ts'
import type { Locale } from '#contract/addresses.ts'
import styles from './upload-status.module.css'

interface UploadStatusProps {
  locale: Locale
  progress: UploadProgress
  /**
   * Whether the device has stored the application. If not, it is sent from the memory of this page, and is lost if the
   * visitor leaves the page.
   */
  isStored: boolean
}

/**
 * Shows the progress of the upload. Once the device has stored the application, also tells the visitor that waiting is
 * not necessary.
 */
export function UploadStatus({ locale, progress, isStored }: UploadStatusProps) {
  const { t } = useTranslation('form')
  const { sentBytes, totalBytes } = progress
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
