import { useAtomValue } from 'jotai'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { Dialog } from '#client/components/dialog.tsx'
import type { SubmissionFailure } from '#client/outbox/submission-record.ts'
import { submissionsAtom } from '#client/pwa/status-atoms.ts'
import type { SubmitResult } from '#client/pwa/submit.ts'
import { paths } from '#client/routing/paths.ts'
import type { Locale } from '#contract/locale.ts'
import styles from './thank-you.module.css'

interface ThankYouProps {
  locale: Locale
  sent: SubmitResult
  onSendMore: () => void
}

interface Standing {
  outcome: 'accepted' | 'queued' | 'refused'
  receipt: string
  failure?: SubmissionFailure
}

/** How the submission stands now: a queued one may be answered while the thanks are on the screen. */
function useStanding({ id, outcome, receipt }: SubmitResult): Standing {
  const record = useAtomValue(submissionsAtom)?.find((submission) => submission.id === id)
  if (outcome === 'accepted' || record?.state === 'accepted') return { outcome: 'accepted', receipt }
  if (record?.state === 'rejected') return { outcome: 'refused', receipt, failure: record.failure }
  return { outcome: 'queued', receipt }
}

/** Takes the form's place once a message is sent or saved, with a dialog that says so first. */
export function ThankYou({ locale, sent, onSendMore }: ThankYouProps) {
  const { t } = useTranslation('form')
  const { outcome, receipt, failure } = useStanding(sent)
  const [dialogOpen, setDialogOpen] = useState(true)
  const title = useRef<HTMLHeadingElement>(null)
  const closeDialog = () => {
    setDialogOpen(false)
    // The button that had the focus is gone with the form.
    title.current?.focus()
  }
  return (
    <div className={styles.panel} data-outcome={outcome}>
      <h3 ref={title} tabIndex={-1}>
        {t(`${outcome}.title`)}
      </h3>
      <div role="status">
        <p>{t(`${outcome}.text`)}</p>
        {failure && <p>{t(`failure.${failure.code}`)}</p>}
        {outcome === 'queued' && <p>{t('queued.hint')}</p>}
      </div>
      <Receipt code={receipt} />
      <div className={styles.actions}>
        {outcome === 'queued' && <Button href={paths.outbox(locale)}>{t('queued.outbox')}</Button>}
        {outcome === 'refused' && (
          <Button href={`${paths.contactUs(locale)}?correct=${sent.id}`}>{t('refused.correct')}</Button>
        )}
        <Button variant="outline" onClick={onSendMore}>
          {t('sendMore')}
        </Button>
        <Button variant="outline" href={paths.home(locale)}>
          {t('backHome')}
        </Button>
      </div>
      {outcome !== 'refused' && (
        <Dialog open={dialogOpen} onClose={closeDialog} title={t(`${outcome}.dialog`)}>
          <p>{t(`${outcome}.text`)}</p>
          <Receipt code={receipt} />
          <Button variant="secondary" onClick={closeDialog}>
            {t('close')}
          </Button>
        </Dialog>
      )}
    </div>
  )
}

function Receipt({ code }: { code: string }) {
  const { t } = useTranslation('form')
  return (
    <p className={styles.receipt}>
      {t('receipt')} <strong>{code}</strong>
    </p>
  )
}
