import { useEffectEvent, useId, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import buttons from '#client/components/button-row.module.css'
import {
  isSealed,
  isWaiting,
  type SubmissionRecord,
  type UnacceptedSubmission,
} from '#client/device/database/submission-record.ts'
import { SaveTile } from '#client/islands/forms/receipt/save-tile.tsx'
import { paths } from '#client/navigation/paths.ts'
import type { Locale } from '#contract/addresses.ts'
import { CorrectionButton } from './correction-button.tsx'
import { isDeletable } from './deletion-question.ts'
import styles from './submission-item.module.css'

export interface SubmissionActionsProps {
  locale: Locale
  record: SubmissionRecord
  /**
   * If false, the entry says that the device is offline. "Send now" tries to send all the same, because browsers may
   * wrongly report a device as offline.
   */
  online: boolean
  onSend: () => void
  /** Called when the button that has the focus is about to disappear, because the submission no longer waits. */
  onFocusLost: () => void
  onDelete: () => void
}

/** The buttons of a submission in the outbox. */
export function SubmissionActions({ locale, record, online, onSend, onFocusLost, onDelete }: SubmissionActionsProps) {
  const { t } = useTranslation('outbox')
  const whyNotId = useId()
  const { kind, state, receipt } = record
  const isHeldUp = state === 'queued' && !online
  return (
    <div className={`${buttons.row} ${styles.actions}`}>
      {isWaiting(record) && (
        <SendButton
          record={record}
          describedBy={isHeldUp ? whyNotId : undefined}
          onSend={onSend}
          onFocusLost={onFocusLost}
        />
      )}
      {(record.state === 'rejected' || record.state === 'expired') &&
        (isSealed(record) ? (
          <Button variant="secondary" href={kind === 'contact' ? paths.contactUs(locale) : paths.careers(locale)}>
            {t('writeAgain')}
          </Button>
        ) : (
          <CorrectionButton locale={locale} record={record} />
        ))}
      {state === 'accepted' && <SaveTile receipt={receipt} />}
      {isDeletable(record) && (
        <Button variant="outline" onClick={onDelete}>
          {t('delete')} <span className="visually-hidden">{receipt}</span>
        </Button>
      )}
      {isHeldUp && (
        <p id={whyNotId} className={styles.whyNot}>
          {t('offline')}
        </p>
      )}
    </div>
  )
}

interface SendButtonProps {
  record: UnacceptedSubmission
  describedBy: string | undefined
  onSend: () => void
  onFocusLost: () => void
}

/** The button "Send now". It stays while the submission is being sent, so that it keeps the focus. */
function SendButton({ record: { id, state }, describedBy, onSend, onFocusLost }: SendButtonProps) {
  const { t } = useTranslation('outbox')
  const loseFocus = useEffectEvent(() => {
    if ((document.activeElement as HTMLElement | null)?.dataset.sendNow === id) onFocusLost()
  })
  // `loseFocus` must run while the button still has the focus. A layout effect is cleaned up before the button is
  // removed, an ordinary effect after that.
  useLayoutEffect(() => loseFocus, [])
  return (
    <Button
      variant="secondary"
      aria-disabled={state === 'sending'}
      aria-describedby={describedBy}
      onClick={() => state === 'queued' && onSend()}
      data-send-now={id}
    >
      {t('sendNow')}
    </Button>
  )
}
