import type { Generated } from 'kysely'
import type { SubmissionKind } from '#contract/submission/submission.ts'

/** A time in ISO 8601, in UTC with milliseconds. Such times sort as text in SQLite and PostgreSQL alike. */
type Time = string

interface SubmissionRow {
  id: string
  kind: SubmissionKind
  /** The validated payload as JSON. */
  payload: string
  /**
   * Hash of payload and files (`bodyDigest`). The digest distinguishes a repeat of the request from another request
   * with the same idempotency key.
   */
  digest: string
  receipt: string
  accepted_at: Time
  /**
   * The sender's address as `comparableEmail` returns it; '' when the payload has none. Null when an earlier release
   * stored the row without this column.
   */
  email: string | null
  /** The consent to the privacy policy as JSON; null when the request named none. */
  consent: string | null
  /**
   * When the submission was removed. Payload, digest, e-mail and consent are empty from then on. The idempotency key
   * (`id`) stays, so that late repeats are recognised.
   */
  removed_at: Time | null
  /**
   * The tablet in fair mode that sent the submission, and the submission's number on this tablet. Both are null when no
   * such tablet sent it.
   */
  tablet: string | null
  tablet_number: number | null
}

/** The virus scanner's verdict. `unknown` means that the scanner was asked but gave no verdict. */
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

/**
 * States of a mail:
 * - `queued`: waits for its first or next try (`next_try_at`).
 * - `sending`: leased to a mail worker, which tries to send it.
 * - `sent`: the recipients have taken the mail, or some have taken it and the others are given up (`still_to`).
 * - `failed`: given up, since no recipient has taken the mail, or sent without a part that could not be read.
 * - `uncertain`: handed over to the mail server twice without an answer, so the mail may have arrived or not.
 *
 * The operator decides what becomes of a mail that is `failed` or `uncertain`.
 */
export const MAIL_STATES = ['queued', 'sending', 'sent', 'failed', 'uncertain'] as const
export type MailState = (typeof MAIL_STATES)[number]

interface MailRow {
  submission_id: string
  message_id: string
  state: Generated<MailState>
  attempts: Generated<number>
  next_try_at: Time
  /** The mail worker that is sending the mail; set only while `state` is `sending`. */
  lease_owner: string | null
  /** Until this time no other worker may send the mail; set only while `state` is `sending`. */
  lease_until: Time | null
  /** Why the last try was not a full success; null before any try and when all recipients have taken the mail. */
  last_error: string | null
  sent_at: Time | null
  /** Number of tries after which it is not known whether the mail arrived. */
  uncertain_tries: Generated<number>
  /**
   * Recipients that have not taken the mail while others have, separated by commas. Null when nobody has taken it yet.
   * The list stays when they take the mail later: a mail that is `sent` without `last_error` has reached all
   * recipients.
   */
  still_to: string | null
  /**
   * Start of the first try. After the operator has run `retry`, start of the first try since then. Null before any try.
   */
  tries_since: Time | null
  /** Set just before a mail confirms the submission to its sender, so that this mail is tried only once. */
  confirmed_at: Time | null
}

/** The nonce (random id) of a challenge whose solution was used. */
interface CaptchaNonceRow {
  nonce: string
  /** Until this time the nonce is kept. */
  expires_at: Time
}

/** One of the parts in which a device sends a large submission (`contract/submission/parts.ts`). */
interface PartRow {
  submission_id: string
  /** Index of the part, from 0. */
  position: number
  /** SHA-256 of the content, in hexadecimal. */
  digest: string
  content: Uint8Array
  stored_at: Time
}

/**
 * A pair of keys: devices encrypt submissions with the public key, the relay decrypts them with the private key
 * (`contract/submission/sealing.ts`).
 */
interface SealingKeyRow {
  /** The first 16 hexadecimal digits of the public key's SHA-256, so that each key has its own id. */
  id: string
  /** A point of the elliptic curve P-256, uncompressed, in base64. */
  public_key: string
  /** A scalar of the elliptic curve P-256, 32 bytes, in base64. */
  private_key: string
  created_at: Time
}

/** The only row of the table `heartbeat`. Each health check writes it, to see whether the store takes writes. */
interface HeartbeatRow {
  id: number
  beat_at: Time
}

export interface Tables {
  submissions: SubmissionRow
  attachments: AttachmentRow
  parts: PartRow
  mails: MailRow
  captcha_nonces: CaptchaNonceRow
  heartbeat: HeartbeatRow
  sealing_keys: SealingKeyRow
}
