import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { Notice } from '#client/islands/forms/controls/notice.tsx'
import styles from '#client/islands/forms/submission-form.module.css'

/** Tells that the form was filled in from the draft of an earlier visit, perhaps of another person, and offers to empty it. */
export function DraftNotice({ shown, onClear }: { shown: boolean; onClear: () => void }) {
  const { t } = useTranslation('form')
  const clear = (event: MouseEvent<HTMLButtonElement>) => {
    const form = event.currentTarget.form
    onClear()
    // The pressed button disappears with the notice.
    form?.querySelector<HTMLElement>('[name]')?.focus()
  }
  // Rendered empty from the start: screen readers announce only what is added to it.
  return (
    <Notice tone="info">
      {shown && (
        <div className={styles.restored}>
          <p>{t('restored.text')}</p>
          <Button variant="link" onClick={clear}>
            {t('restored.clear')}
          </Button>
        </div>
      )}
    </Notice>
  )
}
