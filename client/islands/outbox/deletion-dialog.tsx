import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { Dialog } from '#client/components/dialog.tsx'
import styles from './deletion-dialog.module.css'
import type { DeletionQuestion } from './state-changes.ts'

/** What the visitor wants to delete, and what has to be asked before. */
export interface Deletion {
  question: DeletionQuestion | 'all'
  ids: string[]
}

interface DeletionDialogProps {
  /** Undefined: nothing is asked. */
  deletion?: Deletion
  onConfirm: (deletion: Deletion) => void
  onCancel: () => void
}

export function DeletionDialog({ deletion, onConfirm, onCancel }: DeletionDialogProps) {
  const { t } = useTranslation('outbox')
  return (
    <Dialog
      open={deletion !== undefined}
      onClose={onCancel}
      title={t(`confirm.${deletion?.question ?? 'finished'}.title`)}
    >
      {deletion && (
        <>
          <p>{t(`confirm.${deletion.question}.text`)}</p>
          <div className={styles.actions}>
            {/* First, for the focus goes there: a hasty Enter deletes nothing */}
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
