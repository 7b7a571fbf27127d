import type { MouseEvent } from 'react'
import { Button } from '#client/components/button.tsx'
import { Notice } from '#client/islands/forms/controls/notice.tsx'
import styles from '#client/islands/forms/submission-form.module.css'

interface DraftNoticeProps {
  shown: boolean
  text: string
  /** The label of the button. */
  action: string
  onPress: () => void
}

/**
 * Tells the visitor that the form contains an earlier draft, which may be another person's, and offers to empty the
 * form. If the visitor has come to correct a submission and the form contains other text, offers to replace this text
 * by the submission.
 */
export function DraftNotice({ shown, text, action, onPress }: DraftNoticeProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    const form = event.currentTarget.form
    onPress()
    // The pressed button disappears with the notice: move the focus to the first control.
    form?.querySelector<HTMLElement>('[name]')?.focus()
  }
  // The notice is rendered empty from the start, because screen readers announce only content that is added to a live
  // region.
  return (
    <Notice tone="info">
      {shown && (
        <div className={styles.restored}>
          <p>{text}</p>
          <Button variant="link" onClick={press}>
            {action}
          </Button>
        </div>
      )}
    </Notice>
  )
}
