import { useEffectEvent, useId, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { Fact } from '#client/components/fact.tsx'
import { company } from '#client/content/company.ts'
import { isFairMode } from '#client/device/fair-mode/fair-mode.ts'
import {
  isWaiting,
  type PendingSubmission,
  type SubmissionFailure,
  type SubmissionRecord,
} from '#client/device/outbox/submission-record.ts'
import { deletionTime } from '#client/device/outbox/submission-times.ts'
import { fileSize } from '#client/islands/forms/file-size.ts'
import { LocalTime } from '#client/islands/forms/local-time.tsx'
import { ReceiptTile } from '#client/islands/forms/receipt/receipt-tile.tsx'
import { SaveTile } from '#client/islands/forms/receipt/save-tile.tsx'
import { TakeAlong } from '#client/islands/forms/receipt/take-along.tsx'
import { paths } from '#client/navigation/paths.ts'
import type { Locale } from '#contract/addresses.ts'
import { PARTS_KEPT_MS } from '#contract/submission/parts.ts'
import { RETENTION_DAYS } from '#contract/submission/submission.ts'
import { Correction } from './correction.tsx'
import { isClosed, stateTextKey } from './state-text-key.ts'
import styles from './submission-item.module.css'

interface SubmissionItemProps {
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

/** One submission in the outbox: its state in words, its receipt, its times and its buttons. */
export function SubmissionItem({ locale, record, online, onSend, onFocusLost, onDelete }: SubmissionItemProps) {
  const { t } = useTranslation('outbox')
  const { id, kind, state, receipt, authorLeft } = record
  const whyNotId = useId()
  const pending = record.state === 'accepted' ? undefined : record
  const isSealed = pending?.sealingKey !== undefined
  const textKey = stateTextKey(record)
  // Anyone who has the status code (`TakeAlong`) can look up the submission, so only its author may see the code. The
  // code is therefore not shown after the author has cleared a shared device, nor in fair mode (a tablet shared at a
  // job fair), where the staff read the outbox.
  const isOwn = (isWaiting(record) || state === 'accepted') && !authorLeft && !isFairMode()
  const deletedAt = pending && deletionTime(pending)
  return (
    <li className={styles.item} data-submission={id} data-state={state}>
      <div className={styles.facts}>
        <p className={styles.kind}>{t(`kind.${kind}`)}</p>
        {/* Entries may have the same heading: users of screen readers tell them apart by the receipt code. */}
        <h3>
          {t(`state.${textKey}`)} <span className="visually-hidden">{receipt}</span>
        </h3>
        <p>{t(`next.${textKey}`, { days: RETENTION_DAYS })}</p>
        {isWaiting(record) && hasParts(record) && (
          <p data-sent-share>{t('sentShare', { percent: Math.floor(100 * (record.sentShare ?? 0)) })}</p>
        )}
        {authorLeft && textKey !== 'sealed' && textKey !== 'expiredSealed' && (
          <p>{t(isSealed ? 'sealed' : 'authorLeft')}</p>
        )}
        {/* An expired submission shows no reason: the text of its last failure would promise another attempt. */}
        {pending?.failure && pending.state !== 'expired' && <Reason state={pending.state} failure={pending.failure} />}
        {isClosed(record) && (
          <p>
            {t('orWrite')}{' '}
            <a className={styles.mail} href={`mailto:${company.email}`}>
              {company.email}
            </a>
          </p>
        )}
      </div>
      <div className={styles.receipt}>
        <ReceiptTile receipt={receipt} coloured={state === 'accepted'} />
        <dl>
          <Fact label={t('receipt')}>
            <strong>{receipt}</strong>
          </Fact>
          <Fact label={t('written')}>
            <LocalTime locale={locale} time={record.createdAt} />
          </Fact>
          {pending && pending.sealingKey === undefined && pending.kind === 'application' && !authorLeft && (
            <>
              <Fact label={t('position')}>{pending.payload.jobTitle}</Fact>
              <Fact label={t('file')}>
                {pending.resume.name} <small>{fileSize(pending.resume.size, locale)}</small>
              </Fact>
            </>
          )}
          {record.state === 'accepted' && (
            <Fact label={t('confirmed')}>
              <LocalTime locale={locale} time={Date.parse(record.acceptedAt)} />
            </Fact>
          )}
          {deletedAt !== undefined && (
            <Fact label={t('deletedOn')}>
              <LocalTime locale={locale} time={deletedAt} options={{ dateStyle: 'long' }} />
            </Fact>
          )}
        </dl>
      </div>
      <div className={styles.actions}>
        {isWaiting(record) && (
          <SendButton
            record={record}
            describedBy={online || state !== 'queued' ? undefined : whyNotId}
            onSend={onSend}
            onFocusLost={onFocusLost}
          />
        )}
        {(record.state === 'rejected' || record.state === 'expired') &&
          (record.sealingKey !== undefined ? (
            <Button variant="secondary" href={kind === 'contact' ? paths.contactUs(locale) : paths.careers(locale)}>
              {t('writeAgain')}
            </Button>
          ) : (
            <Correction locale={locale} record={record} />
          ))}
        {state === 'accepted' && <SaveTile receipt={receipt} />}
        {!isFairMode() && (
          <Button variant="outline" onClick={onDelete}>
            {t('delete')} <span className="visually-hidden">{receipt}</span>
          </Button>
        )}
        {state === 'queued' && !online && (
          <p id={whyNotId} className={styles.whyNot}>
            {t('offline')}
          </p>
        )}
      </div>
      {isOwn && <TakeAlong locale={locale} id={id} />}
    </li>
  )
}

/**
 * True if the relay has received some parts of this large submission and probably still keeps them. The device does not
 * store when it sent the parts, so their age is counted from `nextAttemptAt`, which is later than the last attempt.
 * `nextAttemptAt` is 0 if the submission is due at once; the parts are then assumed to be kept.
 */
function hasParts({ state, sentShare = 1, nextAttemptAt }: PendingSubmission): boolean {
  return sentShare < 1 && (state === 'sending' || nextAttemptAt === 0 || Date.now() - nextAttemptAt < PARTS_KEPT_MS)
}

interface SendButtonProps {
  record: PendingSubmission
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

function Reason({ state, failure }: { state: PendingSubmission['state']; failure: SubmissionFailure }) {
  const { t } = useTranslation('outbox')
  const { t: tForm } = useTranslation('form')
  const reason = tForm(`failure.${failure.code}`)
  return (
    <>
      <p className={styles.reason}>{t(state === 'rejected' ? 'reason' : 'lastTry', { reason })}</p>
      {Object.entries(failure.fields ?? {}).map(([field, error]) => (
        <p key={field} className={styles.reason}>
          {tForm(`field.${field}` as 'field.email', { defaultValue: field })}: {tForm(`error.${error}`)}
        </p>
      ))}
    </>
  )
}
