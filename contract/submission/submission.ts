/**
 * Addresses, headers, codes, limits and replies of submissions, on which page, service worker and relay agree
 * (docs/product.md §7, docs/contract.md).
 */
import type { core } from 'zod/mini'
import type { FieldError } from './field-error.ts'

export const SUBMISSION_KINDS = ['contact', 'application'] as const
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number]

export const CONTACT_PATH = '/api/contact'
export const CAPTCHA_PATH = '/api/captcha'
export const HEALTH_PATH = '/api/health'

/** Request header that contains the submission's UUID. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'
/** Request header that contains the `SUBMISSION_VERSION` of the page that wrote the payload. */
export const VERSION_HEADER = 'Submission-Version'
/**
 * Request header with the kind of a submission (`SubmissionKind`) whose body is encrypted (`SEALED_TYPE`) or framed
 * JSON (`FRAMED_TYPE`).
 */
export const KIND_HEADER = 'Submission-Kind'
/**
 * Request header with the captcha token of a submission that is encrypted or sent in parts. The token cannot be inside
 * the encrypted content, because the captcha is often solved long after the content was encrypted.
 */
export const CAPTCHA_HEADER = 'Captcha-Token'
/**
 * Version of the schemas. Raise it with every change of `contactSchema` or `applicationSchema`;
 * `submission-version.test.ts` says how. During a deploy a new page may send to an old relay. The old relay answers a
 * newer version with 503, so the device tries again later. If the version stayed the same, the strict schema of the old
 * relay would refuse a new field for good.
 */
export const SUBMISSION_VERSION = 1
/** Name of a form field that visitors do not see (a honeypot). A value in it probably comes from a robot. */
export const HONEYPOT_FIELD = 'website'

/**
 * If a submission has not been accepted this many days after the first attempt to send it, the device shows it as
 * expired and stops sending it.
 */
export const RETENTION_DAYS = 30

/** The relay's error codes with their HTTP statuses. */
export const ERROR_STATUS = {
  invalid: 400,
  captcha: 403,
  origin: 403,
  not_found: 404,
  in_progress: 409,
  incomplete: 409,
  closed: 409,
  too_large: 413,
  wrong_type: 415,
  key_reused: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
  key_unknown: 503,
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
  /** When the relay accepted the submission: ISO 8601 in UTC. */
  acceptedAt: string
}

/**
 * True if `body` is the relay's JSON receipt. The check is written by hand because zod would enlarge the service worker
 * for this one reply.
 */
export function isReceiptReply(body: unknown): body is ReceiptReply {
  const { ok, id, receipt, acceptedAt } = (body ?? {}) as Partial<ReceiptReply>
  return ok === true && [id, receipt, acceptedAt].every((text) => typeof text === 'string')
}

/** The first error of each field after a failed parse. The error of fields that the schema lacks is `unknown_field`. */
export function fieldErrors(error: core.$ZodError): Record<string, FieldError> {
  // The object has no prototype, because an unknown field may be called `constructor`: `??=` would then find the
  // inherited property and not set the error.
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
