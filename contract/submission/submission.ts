/**
 * What page, service worker and relay agree on about submissions: addresses, headers, codes, limits and the shape of
 * replies. Specification §7 and the contract table of ARCHITECTURE.md.
 */
import type { core } from 'zod/mini'
import type { FieldError } from './field-error.ts'

export const SUBMISSION_KINDS = ['contact', 'application'] as const
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number]

export const CONTACT_PATH = '/api/contact'
export const CAPTCHA_PATH = '/api/captcha'
export const HEALTH_PATH = '/api/health'

/** Request header with the submission's UUID. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'
/** Request header with the version of the schemas that the payload was written for. */
export const VERSION_HEADER = 'Submission-Version'
/**
 * Raise it with every change of `contactSchema` or `applicationSchema`: `submission-version.test.ts` says how. During a deploy pages and
 * relays of two releases meet. A relay answers a newer version with 503 and the device tries again; without a new version the strict
 * schema would refuse the new field for good.
 */
export const SUBMISSION_VERSION = 1
/** Devices keep submissions for `RETENTION_DAYS`, so the relay also accepts the two versions before. */
export const OLDEST_SUBMISSION_VERSION = Math.max(1, SUBMISSION_VERSION - 2)
/** Name of the form field that people never see; a value in it marks a robot. */
export const HONEYPOT_FIELD = 'website'

/** A submission that could not be sent for so long is shown as expired instead of being tried again. */
export const RETENTION_DAYS = 30

/** Error codes of the relay with the HTTP status of each. */
export const ERROR_STATUS = {
  invalid: 400,
  captcha: 403,
  origin: 403,
  not_found: 404,
  in_progress: 409,
  closed: 409,
  too_large: 413,
  wrong_type: 415,
  key_reused: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
  storage_full: 507,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

export interface ErrorReply {
  ok: false
  error: string
  code: ErrorCode
  fields?: Record<string, FieldError>
}

export interface ReceiptReply {
  ok: true
  id: string
  receipt: string
  /** ISO 8601, UTC. */
  acceptedAt: string
}

/** True for the relay's JSON receipt. Checked by hand: the service worker carries no schema library for one reply. */
export function isReceiptReply(body: unknown): body is ReceiptReply {
  const { ok, id, receipt, acceptedAt } = (body ?? {}) as Partial<ReceiptReply>
  return ok === true && [id, receipt, acceptedAt].every((text) => typeof text === 'string')
}

// Crockford's base 32: no I, L, O, U, so that a code can be read out on the phone.
const RECEIPT_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The receipt code of a submission, e.g. `LAT-7F3K-9QX2`: the first 40 bits of its UUID. */
export function receiptCode(id: string): string {
  let bits = BigInt(`0x${id.replaceAll('-', '').slice(0, 10)}`)
  let text = ''
  for (let place = 0; place < 8; place++) {
    text = RECEIPT_ALPHABET[Number(bits & 31n)] + text
    bits >>= 5n
  }
  return `LAT-${text.slice(0, 4)}-${text.slice(4)}`
}

/** The first error of each field of a failed parse; a field outside the schema is `unknown_field`. */
export function fieldErrors(error: core.$ZodError): Record<string, FieldError> {
  // Without a prototype: an unknown field may be called `constructor`.
  const fields: Record<string, FieldError> = Object.create(null)
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fields[key] ??= 'unknown_field'
    } else {
      fields[String(issue.path[0] ?? 'payload')] ??= issue.message as FieldError
    }
  }
  return fields
}
