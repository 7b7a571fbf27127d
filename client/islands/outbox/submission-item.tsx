import { useTranslation } from 'react-i18next'
import { Fact } from '#client/components/fact.tsx'
import { company } from '#client/content/company.ts'
import {
  isSealed,
  isWaiting,
  type SubmissionFailure,
  type SubmissionRecord,
  type UnacceptedSubmission,
  type UnsealedApplication,
} from '#client/device/database/submission-record.ts'
import { deletionTime } from '#client/device/database/submission-times.ts'
import { isFairMode } from '#client/device/fair-mode/fair-mode.ts'
import { fileSize } from '#client/islands/forms/file-size.ts'
import { LocalTime } from '#client/islands/forms/local-time.tsx'
import { ReceiptTile } from '#client/islands/forms/receipt/receipt-tile.tsx'
import { TakeAlong } from '#client/islands/forms/receipt/take-along.tsx'
import type { Locale } from '#contract/addresses.ts'
import { PARTS_KEPT_MS } from '#contract/submission/parts.ts'
import { RETENTION_DAYS } from '#contract/submission/submission.ts'
import { isForClosedJob, stateTextKey } from './state-text-key.ts'
import { SubmissionActions, type SubmissionActionsProps } from './submission-actions.tsx'
import styles from './submission-item.module.css'

/** One submission in the outbox: its state in words, its receipt, its times and its buttons. */
export function SubmissionItem({ locale, record, ...actions }: SubmissionActionsProps) {
  const { id, state, authorLeft } = record
  // Anyone who has the status code (`TakeAlong`) can look up the submission, so only its author may see the code. The
  // code is therefore not shown after the author has cleared a shared device, nor in fair mode, where the staff read
  // the outbox.
  const isOwn = (isWaiting(record) || state === 'accepted') && !authorLeft && !isFairMode()
  return (
    <li className={styles.item} data-submission={id} data-state={state}>
      <StateInWords record={record} />
      <Receipt locale={locale} record={record} />
      <SubmissionActions locale={locale} record={record} {...actions} />
      {isOwn && <TakeAlong locale={locale} id={id} />}
    </li>
  )
}

/** The state of a submission, what happens next, and why it has not been accepted. */
function StateInWords({ record }: { record: SubmissionRecord }) {
  const { t } = useTranslation('outbox')
  const { kind, receipt, authorLeft } = record
  const textKey = stateTextKey(record)
  const saysSealed = textKey === 'sealed' || textKey === 'expiredSealed'
  return (
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
      {authorLeft && !saysSealed && <p>{t(isSealed(record) ? 'sealed' : 'authorLeft')}</p>}
      {/* An expired submission shows no reason: the text of its last failure would promise another attempt. */}
      {record.state !== 'accepted' && record.state !== 'expired' && record.failure && (
        <Reason state={record.state} failure={record.failure} />
      )}
      {isForClosedJob(record) && (
        <p>
          {t('orWrite')}{' '}
          <a className={styles.mail} href={`mailto:${company.email}`}>
            {company.email}
          </a>
        </p>
      )}
    </div>
  )
}

/** The tile and the code of a submission's receipt, its times and, of a readable application, the job and the file. */
function Receipt({ locale, record }: { locale: Locale; record: SubmissionRecord }) {
  const { t } = useTranslation('outbox')
  const { state, receipt, createdAt } = record
  const application = readableApplication(record)
  const deletedAt = record.state === 'accepted' ? undefined : deletionTime(record)
  return (
    <div className={styles.receipt}>
      <ReceiptTile receipt={receipt} coloured={state === 'accepted'} />
      <dl>
        <Fact label={t('receipt')}>
          <strong>{receipt}</strong>
        </Fact>
        <Fact label={t('written')}>
          <LocalTime locale={locale} time={createdAt} />
        </Fact>
        {application && (
          <>
            <Fact label={t('position')}>{application.payload.jobTitle}</Fact>
            <Fact label={t('file')}>
              {application.resume.name} <small>{fileSize(application.resume.size, locale)}</small>
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
            <LocalTime locale={locale} time={deletedAt} isDateOnly />
          </Fact>
        )}
      </dl>
    </div>
  )
}

/** Returns an application that is stored readable, if its author has not left the device; undefined otherwise. */
function readableApplication(record: SubmissionRecord): UnsealedApplication | undefined {
  if (record.state === 'accepted' || isSealed(record) || record.authorLeft) return undefined
  return record.kind === 'application' ? record : undefined
}

/**
 * True if the relay has received some parts of this large submission and probably still keeps them. The device does not
 * store when it sent the parts, so their age is counted from `nextAttemptAt`, which is later than the last attempt.
 * `nextAttemptAt` is 0 if the submission is due at once; the parts are then assumed to be kept.
 */
function hasParts({ state, sentShare = 1, nextAttemptAt }: UnacceptedSubmission): boolean {
  return sentShare < 1 && (state === 'sending' || nextAttemptAt === 0 || Date.now() - nextAttemptAt < PARTS_KEPT_MS)
}

/** Why a submission was rejected or could not be sent, and the fields that the relay refused. */
function Reason({ state, failure }: { state: UnacceptedSubmission['state']; failure: SubmissionFailure }) {
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
