import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import buttons from '#client/components/button-row.module.css'
import { Dialog } from '#client/components/dialog.tsx'
import type { UnacceptedSubmission } from '#client/device/database/submission-record.ts'
import styles from './done-dialog.module.css'

interface DoneDialogProps {
  open: boolean
  /**
   * All waiting submissions on this device. The dialog does not show those whose author has already pressed "I'm done
   * here".
   */
  waiting: UnacceptedSubmission[]
  onConfirm: () => void
  onCancel: () => void
}

/**
 * Asks before "I'm done here" clears this device for the next person. Says what is removed, and which submissions stay
 * because they are not sent yet.
 */
export function DoneDialog({ open, waiting, onConfirm, onCancel }: DoneDialogProps) {
  const { t } = useTranslation('outbox')
  const shown = waiting.filter(({ authorLeft }) => !authorLeft)
  return (
    <Dialog open={open} onClose={onCancel} title={t('done.title')}>
      <p>{t('done.text')}</p>
      {shown.length > 0 && (
        <>
          <p>{t('done.waiting', { count: shown.length })}</p>
          <ul className={styles.codes}>
            {shown.map(({ id, receipt }) => (
              <li key={id}>{receipt}</li>
            ))}
          </ul>
        </>
      )}
      <div className={buttons.row}>
        <Button variant="outline" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button variant="destructive" onClick={onConfirm}>
          {t('done.confirm')}
        </Button>
      </div>
    </Dialog>
  )
}
