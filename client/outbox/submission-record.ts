import type { Application } from '#contract/application.ts'
import type { Contact } from '#contract/contact.ts'
import type { FieldError } from '#contract/field-error.ts'
import type { Locale } from '#contract/locale.ts'
import type { ErrorCode, SubmissionKind } from '#contract/submission.ts'

/** A file as it is kept: an ArrayBuffer, because WebKit loses blobs that were stored. */
export interface StoredResume {
  name: string
  type: string
  bytes: ArrayBuffer
  /** SHA-256 of `bytes` in hexadecimal, checked before sending. */
  digest: string
}

/** Why the last attempt failed; `network` when no reply of the relay arrived. */
export interface SubmissionFailure {
  code: ErrorCode | 'network'
  message: string
  fields?: Record<string, FieldError>
}

interface Identity<Kind extends SubmissionKind> {
  /** Lower-case UUID: idempotency key, and Message-ID of the mail. */
  id: string
  kind: Kind
  locale: Locale
  /** Milliseconds since the epoch, as all times here. */
  createdAt: number
  receipt: string
}

interface Pending<Kind extends SubmissionKind, Payload> extends Identity<Kind> {
  /** Version of this envelope, `SUBMISSION_VERSION` when it was written. */
  version: number
  payload: Payload
  resume?: StoredResume
  state: 'queued' | 'sending' | 'rejected' | 'expired'
  attempts: number
  nextAttemptAt: number
  /** While `sending`: until then nobody else sends it. */
  leaseUntil?: number
  captchaToken?: string
  failure?: SubmissionFailure
}

export type PendingSubmission = Pending<'contact', Contact> | Pending<'application', Application>

/** What stays after the relay's receipt: nothing that the visitor typed. */
export interface AcceptedSubmission extends Identity<SubmissionKind> {
  state: 'accepted'
  /** ISO 8601, the relay's clock. */
  acceptedAt: string
}

/** One entry of the outbox. `state` tells which members there are. */
export type SubmissionRecord = PendingSubmission | AcceptedSubmission

export type SubmissionState = SubmissionRecord['state']
