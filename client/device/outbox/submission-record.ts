import type { Locale } from '#contract/addresses.ts'
import type { Application } from '#contract/submission/application.ts'
import type { Contact } from '#contract/submission/contact.ts'
import type { FieldError } from '#contract/submission/field-error.ts'
import type { ErrorCode, SubmissionKind } from '#contract/submission/submission.ts'

/** What a submission tells of its file; the bytes lie in a store of their own, so that lists need not read them. */
export interface ResumeFacts {
  name: string
  type: string
  /** Bytes. */
  size: number
  /** SHA-256 of the bytes in hexadecimal, checked before sending. */
  digest: string
}

/** A file as it is kept: an ArrayBuffer, because WebKit loses blobs that were stored. */
export interface StoredResume extends ResumeFacts {
  bytes: ArrayBuffer
}

/** What an application's `jobTitle` and `locations` stand for, in no language: for correcting it. */
export interface AppliedJob {
  slug: string
  /** Places in the job's `locations`, counted from 0. */
  locations: number[]
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
  /** What has become of it its author has not been told yet; absent while it waits. */
  untold?: boolean
}

interface Pending<Kind extends SubmissionKind, Payload> extends Identity<Kind> {
  /** Version of this envelope, `SUBMISSION_VERSION` when it was written. */
  version: number
  payload: Payload
  /** Of the privacy policy that was consented to; absent in what an earlier release has kept. */
  policyVersion?: string
  state: 'queued' | 'sending' | 'rejected' | 'expired'
  attempts: number
  nextAttemptAt: number
  /** While `sending`: until then nobody else sends it. */
  leaseUntil?: number
  captchaToken?: string
  failure?: SubmissionFailure
  /** By the relay's clock: when the relay was first asked to take it, or when its author was told that it was rejected or has expired. From then on days count. */
  countsFrom?: number
}

export type PendingContact = Pending<'contact', Contact>

export type PendingApplication = Pending<'application', Application> & { resume: ResumeFacts; job: AppliedJob }

export type PendingSubmission = PendingContact | PendingApplication

/** What stays after the relay's receipt: nothing that the visitor typed. */
export interface AcceptedSubmission extends Identity<SubmissionKind> {
  state: 'accepted'
  /** ISO 8601, the relay's clock. */
  acceptedAt: string
}

/** One entry of the outbox. `state` tells which members there are. */
export type SubmissionRecord = PendingSubmission | AcceptedSubmission

export type SubmissionState = SubmissionRecord['state']
