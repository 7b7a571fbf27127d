import type { Locale } from '#contract/addresses.ts'
import type { Application } from '#contract/submission/application.ts'
import type { Contact } from '#contract/submission/contact.ts'
import type { FieldError } from '#contract/submission/field-error.ts'
import type { ErrorCode, SubmissionKind } from '#contract/submission/submission.ts'

/**
 * Description of an application's file. The bytes are in a store of their own, so that listing submissions reads no
 * files. A device that many visitors share may hold 100 MB of files.
 */
interface ResumeFacts {
  name: string
  type: string
  /** Size in bytes. */
  size: number
  /** SHA-256 of the bytes in hexadecimal, checked before sending. */
  digest: string
}

/** A file with its bytes. The bytes are an ArrayBuffer, because WebKit loses blobs stored in IndexedDB. */
export interface StoredResume extends ResumeFacts {
  bytes: ArrayBuffer
}

/**
 * The job of an application, independent of language, so that the form can be filled in again when the application is
 * corrected. The payload cannot serve for this, because its `jobTitle` and `locations` are displayed texts, not ids.
 */
export interface AppliedJob {
  slug: string
  /** Indexes into the job's `locations`, from 0. */
  locations: number[]
}

/** Why the last attempt to send failed; `network` if no reply of the relay arrived. */
export interface SubmissionFailure {
  code: ErrorCode | 'network'
  message: string
  fields?: Record<string, FieldError>
}

interface Identity {
  /** Lower-case UUID: the idempotency key of the request, and the Message-ID of the mail. */
  id: string
  kind: SubmissionKind
  locale: Locale
  /**
   * When the visitor submitted the form, in milliseconds since the epoch, like all times in this file except
   * `acceptedAt`.
   */
  createdAt: number
  receipt: string
  /** True while the submission has an outcome that its author has not been told of. */
  untold?: boolean
  /**
   * True if the author of the submission has cleared the device for the next person. The outbox then does not show what
   * is in the submission, and keeps no receipt.
   */
  authorLeft?: true
}

interface Unaccepted extends Identity {
  /** The version of the submission's schema (`SUBMISSION_VERSION`) when the record was written. */
  version: number
  state: 'queued' | 'sending' | 'rejected' | 'expired'
  attempts: number
  nextAttemptAt: number
  /**
   * End of the lease: while the state is `sending`, no other page or worker may send the submission before this time.
   */
  leaseUntil?: number
  failure?: SubmissionFailure
  /** The share of a large application that the relay has in parts (`upload-parts.ts`), from 0 to 1. */
  sentShare?: number
  /**
   * Start of the retention period, by the relay's clock. For a waiting submission, this is the first attempt to send;
   * for a rejected or expired one, the time at which the author was told. Absent before that time, and until the
   * relay's time is known.
   */
  countsFrom?: number
}

/** The fields that are readable only in a record without encryption. An encrypted record does not have them. */
interface Unsealed<Payload> {
  payload: Payload
  /** The version of the privacy policy that the author agreed to; absent in records of an earlier release. */
  policyVersion?: string
  captchaToken?: string
  sealingKey?: never
}

export type UnsealedContact = Unaccepted & Unsealed<Contact> & { kind: 'contact' }

export type UnsealedApplication = Unaccepted &
  Unsealed<Application> & { kind: 'application'; resume: ResumeFacts; job: AppliedJob }

/** A submission whose content is stored without encryption. */
export type UnsealedSubmission = UnsealedContact | UnsealedApplication

/**
 * A submission that was encrypted to the relay's key (`client/device/sealing/`), so that the device cannot read it any
 * more. The encrypted content is in the store `resumes`.
 */
export interface SealedSubmission extends Unaccepted {
  /** Id of the relay's key to which the content is encrypted. */
  sealingKey: string
  /**
   * The running number that this tablet gave to the submission (`contract/submission/tablet.ts`), if it was submitted
   * in fair mode.
   */
  tabletNumber?: number
  captchaToken?: never
}

/** A submission for which the relay has sent no receipt: it waits to be sent, was rejected, or has expired. */
export type UnacceptedSubmission = UnsealedSubmission | SealedSubmission

/**
 * A submission for which the relay has sent a receipt. The device no longer has anything that the visitor typed, unless
 * the receipt is unstored.
 */
export interface AcceptedSubmission extends Identity {
  state: 'accepted'
  /** When the relay accepted the submission: ISO 8601, by the relay's clock. */
  acceptedAt: string
  /**
   * True if the full device had no room for this receipt: only the page's memory has it (`remembered-outcomes.ts`), and
   * what the visitor typed is still stored.
   */
  isUnstored?: true
}

/** One entry of the outbox. `state` says which members exist. */
export type SubmissionRecord = UnacceptedSubmission | AcceptedSubmission

export type SubmissionState = SubmissionRecord['state']

/** True if the content of the submission is encrypted. */
export function isSealed(record: SubmissionRecord): record is SealedSubmission {
  return record.state !== 'accepted' && record.sealingKey !== undefined
}

/** True while the submission is queued or being sent, and so has no outcome yet. */
export function isWaiting(record: SubmissionRecord): record is UnacceptedSubmission {
  return record.state === 'queued' || record.state === 'sending'
}
