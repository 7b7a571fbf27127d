import type { Locale } from '#contract/addresses.ts'
import type { Application } from '#contract/submission/application.ts'
import type { Contact } from '#contract/submission/contact.ts'
import type { FieldError } from '#contract/submission/field-error.ts'
import type { ErrorCode, SubmissionKind } from '#contract/submission/submission.ts'

/**
 * Description of an application's file. The bytes lie in a store of their own, so that listing submissions reads no files: a shared tablet
 * may hold 100 MB of them.
 */
interface ResumeFacts {
  name: string
  type: string
  /** Bytes. */
  size: number
  /** SHA-256 of the bytes in hexadecimal, checked before sending. */
  digest: string
}

/** A file with its bytes. An ArrayBuffer, because WebKit loses blobs stored in IndexedDB. */
export interface StoredResume extends ResumeFacts {
  bytes: ArrayBuffer
}

/** The job of an application independent of language: `jobTitle` and `locations` of the payload are texts. Used to correct the application. */
export interface AppliedJob {
  slug: string
  /** Indexes into the job's `locations`, from 0. */
  locations: number[]
}

/** Why the last attempt failed; `network` if no reply of the relay arrived. */
export interface SubmissionFailure {
  code: ErrorCode | 'network'
  message: string
  fields?: Record<string, FieldError>
}

interface Identity<Kind extends SubmissionKind> {
  /** Lower-case UUID: the idempotency key, and the Message-ID of the mail. */
  id: string
  kind: Kind
  locale: Locale
  /** Milliseconds since the epoch, like all times in this file. */
  createdAt: number
  receipt: string
  /** True once there is an outcome that the author has not been told of. */
  untold?: boolean
}

interface Pending<Kind extends SubmissionKind, Payload> extends Identity<Kind> {
  /** `SUBMISSION_VERSION` when the record was written. */
  version: number
  payload: Payload
  /** The privacy policy that the author agreed to; absent in records of an earlier release. */
  policyVersion?: string
  state: 'queued' | 'sending' | 'rejected' | 'expired'
  attempts: number
  nextAttemptAt: number
  /** While `sending`: no other sender takes the submission before this time. */
  leaseUntil?: number
  captchaToken?: string
  failure?: SubmissionFailure
  /**
   * Start of the retention period, by the relay's clock: the first attempt to send, or the moment at which the author was told of a
   * rejection or expiry.
   */
  countsFrom?: number
}

type PendingContact = Pending<'contact', Contact>

export type PendingApplication = Pending<'application', Application> & { resume: ResumeFacts; job: AppliedJob }

export type PendingSubmission = PendingContact | PendingApplication

/** The rest of a submission after the relay's receipt: nothing that the visitor typed. */
export interface AcceptedSubmission extends Identity<SubmissionKind> {
  state: 'accepted'
  /** ISO 8601, the relay's clock. */
  acceptedAt: string
}

/** One entry of the outbox. `state` says which members exist. */
export type SubmissionRecord = PendingSubmission | AcceptedSubmission

export type SubmissionState = SubmissionRecord['state']

/** True while the relay may still answer. */
export function isWaiting(record: SubmissionRecord): record is PendingSubmission {
  return record.state === 'queued' || record.state === 'sending'
}
