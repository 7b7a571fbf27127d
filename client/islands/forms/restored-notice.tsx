import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { Notice } from './controls/notice.tsx'
import styles from './submission-form.module.css'

/** Says that the form was filled in by an earlier visit, perhaps of another person, and empties it. */
export function RestoredNotice({ shown, onClear }: { shown: boolean; onClear: () => void }) {
  const { t } = useTranslation('form')
  const clear = (event: MouseEvent<HTMLButtonElement>) => {
    const form = event.currentTarget.form
    onClear()
    // The pressed button is gone with the notice.
    form?.querySelector<HTMLElement>('[name]')?.focus()
  }
  // There from the start, empty: screen readers tell what comes into it.
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
