import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { Notice } from '#client/islands/forms/controls/notice.tsx'
import styles from '#client/islands/forms/submission-form.module.css'

/**
 * Tells the visitor that the form was filled in from the draft of an earlier visit, perhaps of another person. Offers
 * to empty the form.
 */
export function DraftNotice({ shown, onClear }: { shown: boolean; onClear: () => void }) {
  const { t } = useTranslation('form')
  const clear = (event: MouseEvent<HTMLButtonElement>) => {
    const form = event.currentTarget.form
    onClear()
    // The pressed button disappears with the notice: move the focus to the first control.
    form?.querySelector<HTMLElement>('[name]')?.focus()
  }
  // The notice is rendered empty from the start, because screen readers announce only content that is added to a live
  // region.
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
