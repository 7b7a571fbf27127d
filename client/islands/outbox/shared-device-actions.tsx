import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { isWaiting, type SubmissionRecord } from '#client/device/database/submission-record.ts'
import type { Deletion } from './deletion-dialog.tsx'
import { isDeletable } from './deletion-question.ts'
import styles from './submission-list.module.css'

interface SharedDeviceActionsProps {
  submissions: readonly SubmissionRecord[]
  onDone: () => void
  onDelete: (deletion: Deletion) => void
}

/** Buttons for a device that several people share: they remove several entries of the outbox at once, or all. */
export function SharedDeviceActions({ submissions, onDone, onDelete }: SharedDeviceActionsProps) {
  const { t } = useTranslation('outbox')
  const finished = submissions.filter((record) => !isWaiting(record))
  const deletable = submissions.filter(isWaiting).filter(isDeletable)
  return (
    <div className={styles.shared}>
      <img src="/illustrations/outbox-wipe.svg" alt="" width={160} height={160} loading="lazy" />
      <div>
        <h3>{t('shared.title')}</h3>
        <p>{t('shared.text')}</p>
        <Button variant="secondary" onClick={onDone}>
          {t('done.offer')}
        </Button>
        {finished.length > 0 && (
          <Button variant="link" onClick={() => onDelete({ question: 'all', records: finished })}>
            {t('clear')}
          </Button>
        )}
        {deletable.length > 1 && (
          <Button variant="link" onClick={() => onDelete({ question: 'allWaiting', records: deletable })}>
            {t('clearWaiting')}
          </Button>
        )}
      </div>
    </div>
  )
}
