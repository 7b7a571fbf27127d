import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import buttons from '#client/components/button-row.module.css'
import { Dialog } from '#client/components/dialog.tsx'
import type { SubmissionRecord } from '#client/device/database/submission-record.ts'
import type { CommonDeletionQuestion, DeletionQuestion } from './deletion-question.ts'

/** The submissions to delete, as they were when the visitor was asked, and the question that was asked. */
export interface Deletion {
  question: DeletionQuestion | CommonDeletionQuestion
  records: SubmissionRecord[]
}

interface DeletionDialogProps {
  /** The deletion that the visitor has to confirm. If undefined, the dialog is closed. */
  deletion?: Deletion
  onConfirm: (deletion: Deletion) => void
  onCancel: () => void
}

/** Asks the visitor to confirm a deletion. The text says what would be lost. */
export function DeletionDialog({ deletion, onConfirm, onCancel }: DeletionDialogProps) {
  const { t } = useTranslation('outbox')
  return (
    <Dialog
      open={deletion !== undefined}
      onClose={onCancel}
      // A closed dialog needs a title, too: any will do.
      title={t(`confirm.${deletion?.question ?? 'finished'}.title`)}
    >
      {deletion && (
        <>
          <p>{t(`confirm.${deletion.question}.text`)}</p>
          <div className={buttons.row}>
            {/* The first button gets the focus. It is "Cancel", so that a hasty Enter deletes nothing. */}
            <Button variant="outline" onClick={onCancel}>
              {t('cancel')}
            </Button>
            <Button variant="destructive" onClick={() => onConfirm(deletion)}>
              {t('delete')}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
