import { type MouseEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { deleteResumeDraft, loadResumeDraft, SHARED_RESUME_DRAFT } from '#client/device/drafts/resume-draft.ts'
import { Notice } from '#client/islands/forms/controls/notice.tsx'
import styles from '#client/islands/forms/submission-form.module.css'

/**
 * If another app has shared a file with the installed site, offers to use this file as the resume. The applicant has to
 * decide, because the file may be another person's.
 */
export function SharedFileNotice({ onTake }: { onTake: (file: File) => void }) {
  const { t } = useTranslation('form')
  const [shared, setShared] = useState<File>()
  useEffect(() => {
    const load = () => void loadResumeDraft(SHARED_RESUME_DRAFT).then(setShared)
    load()
    // The installed site leaves this page when a file is shared with it. Back then shows the page from the bfcache.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && load()
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [])
  const settle = (event: MouseEvent<HTMLButtonElement>) => {
    setShared(undefined)
    void deleteResumeDraft(SHARED_RESUME_DRAFT)
    // The pressed button disappears with the notice: move the focus to the resume's input.
    event.currentTarget.form?.querySelector<HTMLElement>('[name="resume"]')?.focus({ preventScroll: true })
  }
  const take = (event: MouseEvent<HTMLButtonElement>) => {
    if (shared) onTake(shared)
    settle(event)
  }
  // The notice is rendered empty from the start, because screen readers announce only content that is added to a live
  // region.
  return (
    <Notice tone="info">
      {shared && (
        <div className={styles.restored}>
          <p>{t('resume.shared', { name: shared.name })}</p>
          <div className={styles.choices}>
            <Button variant="link" onClick={take}>
              {t('resume.useShared')}
            </Button>
            <Button variant="link" onClick={settle}>
              {t('resume.discardShared')}
            </Button>
          </div>
        </div>
      )}
    </Notice>
  )
}
