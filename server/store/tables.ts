import type { Generated } from 'kysely'
import type { SubmissionKind } from '#contract/submission/submission.ts'

/** Times are ISO 8601 in UTC with milliseconds, so that they sort as text in SQLite and PostgreSQL alike. */
type Time = string

interface SubmissionRow {
  id: string
  kind: SubmissionKind
  /** The validated payload as JSON. */
  payload: string
  /** SHA-256 of payload and files: tells a repeat from a reused key. */
  digest: string
  receipt: string
  accepted_at: Time
  /** The sender's address as `comparableEmail` gives it, '' where the payload names none; null: a release without this column stored it. */
  email: string | null
  /** The consent to the privacy policy as JSON; null: the request told of none. */
  consent: string | null
  /** Since when nothing is left of it but the key, by which a late repeat is known; payload, digest, e-mail and consent are empty then. */
  removed_at: Time | null
}

/** `unknown`: it was asked and gave no verdict. */
export type Scan = 'clean' | 'unknown'

interface AttachmentRow {
  submission_id: string
  position: number
  file_name: string
  media_type: string
  content: Uint8Array
  /** What the virus scanner said; null: there is none. */
  scan: Scan | null
}

/** `uncertain`: it may have arrived, and was sent once more already; a person decides. */
export const MAIL_STATES = ['queued', 'sending', 'sent', 'failed', 'uncertain'] as const
export type MailState = (typeof MAIL_STATES)[number]

interface MailRow {
  submission_id: string
  message_id: string
  state: Generated<MailState>
  attempts: Generated<number>
  next_try_at: Time
  /** Who is sending, while `state` is `sending`, and until when nobody else may. */
  lease_owner: string | null
  lease_until: Time | null
  last_error: string | null
  sent_at: Time | null
  /** How often nobody knows whether it arrived. */
  uncertain_tries: Generated<number>
  /** Recipients that still have not taken it, with commas between; null: all that the configuration names. */
  still_to: string | null
  /** When the first try began, or the first after a person had it tried anew; null: there was none. */
  tries_since: Time | null
  /** When the sender's confirmation was handed over, or was about to be: it is tried once. */
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
