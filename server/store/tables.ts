import type { Generated } from 'kysely'
import type { SubmissionKind } from '#contract/submission/submission.ts'

/** Times are ISO 8601 in UTC with milliseconds, so that they sort as text in SQLite and PostgreSQL alike. */
type Time = string

interface SubmissionRow {
  id: string
  kind: SubmissionKind
  /** The validated payload as JSON. */
  payload: string
  /** `bodyDigest` of payload and files: tells a repeat from a reused key. */
  digest: string
  receipt: string
  accepted_at: Time
  /** `comparableEmail` of the sender's address, '' without one; null when an earlier release stored the row without this column. */
  email: string | null
  /** The consent to the privacy policy as JSON; null when the request named none. */
  consent: string | null
  /** When the submission was removed: payload, digest, e-mail and consent are empty then, the key stays to recognise late repeats. */
  removed_at: Time | null
}

/** `unknown`: the scanner was asked but gave no verdict. */
export type Scan = 'clean' | 'unknown'

interface AttachmentRow {
  submission_id: string
  position: number
  file_name: string
  media_type: string
  content: Uint8Array
  /** The virus scanner's verdict; null without a scanner. */
  scan: Scan | null
}

/** `uncertain`: the mail may have arrived and has been sent once more; the operator decides. */
export const MAIL_STATES = ['queued', 'sending', 'sent', 'failed', 'uncertain'] as const
export type MailState = (typeof MAIL_STATES)[number]

interface MailRow {
  submission_id: string
  message_id: string
  state: Generated<MailState>
  attempts: Generated<number>
  next_try_at: Time
  /** While `state` is `sending`: the mail worker that sends the mail, and until when no other worker may. */
  lease_owner: string | null
  lease_until: Time | null
  last_error: string | null
  sent_at: Time | null
  /** Tries after which it is not known whether the mail arrived. */
  uncertain_tries: Generated<number>
  /** Recipients that have not taken the mail yet, separated by commas; null means all that the configuration names. */
  still_to: string | null
  /** Start of the first try, or of the first one after the operator's `retry`; null before the first try. */
  tries_since: Time | null
  /** Set just before the sender's confirmation is sent; the confirmation is tried only once. */
  confirmed_at: Time | null
}

interface CaptchaNonceRow {
  nonce: string
  expires_at: Time
}

/** One row that the health check writes. */
interface HeartbeatRow {
  id: number
  beat_at: Time
}

export interface Tables {
  submissions: SubmissionRow
  attachments: AttachmentRow
  mails: MailRow
  captcha_nonces: CaptchaNonceRow
  heartbeat: HeartbeatRow
}
