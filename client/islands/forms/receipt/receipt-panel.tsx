import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import buttons from '#client/components/button-row.module.css'
import { Dialog } from '#client/components/dialog.tsx'
import type { SubmissionFailure } from '#client/device/database/submission-record.ts'
import type { SubmitResult } from '#client/device/submitting/submit.ts'
import { useHeldReload } from '#client/islands/forms/use-held-reload.ts'
import { paths } from '#client/navigation/paths.ts'
import { InstallCard } from '#client/widgets/install-card/install-card.tsx'
import type { Locale } from '#contract/addresses.ts'
import type { SubmissionKind } from '#contract/submission/submission.ts'
import { NotifyButton } from './notify-button.tsx'
import { OpenAgainNote } from './open-again-note.tsx'
import styles from './receipt-panel.module.css'
import { ReceiptTile } from './receipt-tile.tsx'
import { SaveTile } from './save-tile.tsx'
import { TakeAlong } from './take-along.tsx'
import { useMarkAsTold } from './use-mark-as-told.ts'
import { type SubmissionStatus, useSubmissionStatus } from './use-submission-status.ts'

interface ReceiptPanelProps {
  kind: SubmissionKind
  locale: Locale
  sent: SubmitResult
  /** Returns a link to the form in which a rejected submission can be corrected. */
  correction: (failure: SubmissionFailure | undefined) => ReactNode
  /** Further buttons. */
  children?: ReactNode
}

/**
 * The live status and the receipt of a submission that was sent or saved. Unless the submission was rejected, a dialog
 * with the same content is open until the visitor closes it. If the submission is deleted or corrected later, for
 * example in another tab, the panel says so and shows no receipt.
 */
export function ReceiptPanel({ kind, locale, sent, correction, children }: ReceiptPanelProps) {
  const { t } = useTranslation('form')
  const { outcome, receipt, failure } = useSubmissionStatus(sent)
  // An update of the site must not reload the page now: the visitor may not have read the receipt yet.
  useHeldReload(true)
  useMarkAsTold(outcome === 'accepted' || outcome === 'rejected' ? [sent.id] : [])
  const [dialogOpen, setDialogOpen] = useState(true)
  const title = useRef<HTMLHeadingElement>(null)
  const closeDialog = () => {
    setDialogOpen(false)
    // The submit button, which had the focus, has disappeared with the form: move the focus to the title.
    title.current?.focus()
  }
  // A dialog whose submission is gone or rejected disappears, and the focus with it: move the focus to the title.
  useEffect(() => {
    if ((outcome === 'gone' || outcome === 'rejected') && dialogOpen) title.current?.focus()
  }, [outcome, dialogOpen])
  const actions = (
    <>
      {children}
      <Button variant="link" href={paths.done(locale)}>
        {t('done')}
      </Button>
    </>
  )
  if (outcome === 'gone') return <GonePanel titleRef={title} actions={actions} />
  const status = (
    <>
      <p>{t(`sent.${kind}.${outcome}.text`)}</p>
      {outcome === 'accepted' && <p>{t(`sent.${kind}.accepted.next`)}</p>}
    </>
  )
  return (
    <div className={styles.panel} data-outcome={outcome}>
      <h3 ref={title} tabIndex={-1}>
        {t(`sent.${kind}.${outcome}.title`)}
      </h3>
      <div role="status">
        {status}
        {failure && <p>{t(`failure.${failure.code}`)}</p>}
        {outcome === 'queued' && <p>{t('sent.hint')}</p>}
        {outcome === 'queued' && <OpenAgainNote />}
      </div>
      <Receipt code={receipt} outcome={outcome}>
        {outcome === 'accepted' && <SaveTile receipt={receipt} />}
      </Receipt>
      {outcome !== 'rejected' && <p>{t(outcome === 'accepted' ? 'tile.arrived' : 'tile.waits')}</p>}
      <div className={buttons.row}>
        {outcome === 'queued' && <Button href={paths.outbox(locale)}>{t(`sent.${kind}.queued.outbox`)}</Button>}
        {outcome === 'queued' && <NotifyButton />}
        {outcome === 'rejected' && correction(failure)}
        {actions}
      </div>
      {outcome !== 'rejected' && (
        <>
          <TakeAlong locale={locale} id={sent.id} />
          <InstallCard locale={locale} />
          <Dialog open={dialogOpen} onClose={closeDialog} title={t(`sent.${kind}.${outcome}.dialog`)}>
            {/* While this dialog is open, the page behind it is inert, and screen readers do not announce the panel's
                status line. The dialog therefore has its own. */}
            <div role="status">{status}</div>
            <Receipt code={receipt} outcome={outcome} />
            <Button variant="secondary" onClick={closeDialog}>
              {t('close')}
            </Button>
          </Dialog>
        </>
      )}
    </div>
  )
}

interface GonePanelProps {
  titleRef: RefObject<HTMLHeadingElement | null>
  actions: ReactNode
}

/** Takes the place of the receipt if the submission was deleted or corrected. */
function GonePanel({ titleRef, actions }: GonePanelProps) {
  const { t } = useTranslation('form')
  return (
    <div className={styles.panel} data-outcome="gone">
      <h3 ref={titleRef} tabIndex={-1}>
        {t('sent.gone.title')}
      </h3>
      <div role="status">
        <p>{t('sent.gone.text')}</p>
      </div>
      <div className={buttons.row}>{actions}</div>
    </div>
  )
}

interface ReceiptProps {
  code: string
  outcome: SubmissionStatus['outcome']
  children?: ReactNode
}

/** The receipt code with its tile. `children` are buttons below the code. */
function Receipt({ code, outcome, children }: ReceiptProps) {
  const { t } = useTranslation('form')
  return (
    <div className={styles.receipt}>
      <ReceiptTile receipt={code} coloured={outcome === 'accepted'} />
      <div>
        <p>
          {t('receipt')} <strong>{code}</strong>
        </p>
        {children && <div className={styles.save}>{children}</div>}
      </div>
    </div>
  )
}
