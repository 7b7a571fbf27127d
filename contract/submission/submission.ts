/**
 * The contract of page, service worker and relay about submissions: addresses, headers, codes, limits and replies. docs/product.md §7 and
 * docs/contract.md.
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
/** Request header with the `SUBMISSION_VERSION` of the page that wrote the payload. */
export const VERSION_HEADER = 'Submission-Version'
/**
 * Raise it with every change of `contactSchema` or `applicationSchema`: `submission-version.test.ts` says how. During a deploy pages and
 * relays of two releases meet. A relay answers a newer version with 503 and the device tries again; without a new version the strict
 * schema would refuse the new field for good.
 */
export const SUBMISSION_VERSION = 1
/** Devices keep submissions for `RETENTION_DAYS`, so the relay also accepts the two versions before. */
export const OLDEST_SUBMISSION_VERSION = Math.max(1, SUBMISSION_VERSION - 2)
/** Name of a hidden form field: only robots fill it in. */
export const HONEYPOT_FIELD = 'website'

/** After these days without success a device shows a submission as expired and stops sending it. */
export const RETENTION_DAYS = 30

/** The relay's error codes with their HTTP statuses. */
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

/** True for the relay's JSON receipt. Checked by hand, because zod would make the service worker larger for one reply. */
export function isReceiptReply(body: unknown): body is ReceiptReply {
  const { ok, id, receipt, acceptedAt } = (body ?? {}) as Partial<ReceiptReply>
  return ok === true && [id, receipt, acceptedAt].every((text) => typeof text === 'string')
}

// Crockford's base 32: without I, L, O, U, so that a code can be read out on the phone.
const RECEIPT_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The receipt code of a submission, e.g. `LAT-7F3K-9QX2`: the first 40 bits of its UUID. */
export function receiptCode(id: string): string {
  let bits = BigInt(`0x${id.replaceAll('-', '').slice(0, 10)}`)
  let text = ''
  for (let digit = 0; digit < 8; digit++) {
    text = RECEIPT_ALPHABET[Number(bits & 31n)] + text
    bits >>= 5n
  }
  return `LAT-${text.slice(0, 4)}-${text.slice(4)}`
}

/** The first error of each field after a failed parse; fields that the schema lacks are `unknown_field`. */
export function fieldErrors(error: core.$ZodError): Record<string, FieldError> {
  // No prototype, because an unknown field may be called `constructor`.
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
