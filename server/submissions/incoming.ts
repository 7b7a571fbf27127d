import { randomUUID } from 'node:crypto'
import type { Request } from 'express'
import type { ZodMiniType } from 'zod/mini'
import type { Consent } from '#contract/submission/consent.ts'
import {
  fieldErrors,
  HONEYPOT_FIELD,
  IDEMPOTENCY_HEADER,
  SUBMISSION_VERSION,
  type SubmissionKind,
  VERSION_HEADER,
} from '#contract/submission/submission.ts'
import type { Tablet } from '#contract/submission/tablet.ts'
import { isUuid } from '#contract/uuid.ts'
import { Refusal } from '../refusal.ts'
import type { Attachment } from '../store/submissions.ts'

/**
 * Pages of a newer release are asked to try again after this time. By then the deploy should have replaced this relay.
 */
const RETRY_NEWER_SECONDS = 60

/**
 * A refusal names at most this many fields. A form has at most ten, but a hostile payload could have so many that the
 * reply would be larger than the payload.
 */
const NAMED_FIELDS_MAX = 20

/**
 * The unchecked fields of a request, in the same form for a JSON, multipart or packed body (`hasPackedBody`).
 */
export interface SentFields {
  payload: unknown
  consent: unknown
  captchaToken: unknown
  honeypot: unknown
  /** The tablet in fair mode that sent the submission. Only encrypted submissions have this field. */
  tablet?: unknown
}

interface ValidSubmission {
  payload: unknown
  digest: string
  consent: Consent | null
  attachments: readonly Attachment[]
  tablet: Tablet | null
}

/** A submission that has been read but not yet accepted or refused. */
export interface Incoming {
  kind: SubmissionKind
  /** Bytes of the payload and the file. */
  bytes: number
  /**
   * `bodyDigest` of the payload and the file. Undefined when the body is not valid, because such a body cannot have
   * been accepted before.
   */
  digest: string | undefined
  captchaToken: unknown
  /** The refusal for all errors that can be found without checking the file's content. It names every wrong field. */
  problem: Refusal | undefined
  /**
   * Checks an application's file, which takes processor time, and returns the submission ready to be stored. Call this
   * method only when there is no `problem`.
   * @throws Refusal for a file that is not accepted.
   */
  validate(): Promise<ValidSubmission>
}

/**
 * Returns the submission's id: the idempotency key in lower case, or a new UUID for a client that sends no key.
 * @throws Refusal `invalid` when the key is not a UUID.
 */
export function submissionId(req: Request): string {
  const key = req.get(IDEMPOTENCY_HEADER)
  if (key === undefined) return randomUUID()
  if (!isUuid(key)) throw new Refusal('invalid', `${IDEMPOTENCY_HEADER} should be a UUID.`)
  return key.toLowerCase()
}

/**
 * Asks pages of a newer release to try again, because this relay is being replaced.
 * @throws Refusal `unavailable` for a version above `SUBMISSION_VERSION` (docs/product.md §11.10).
 */
export function requireKnownVersion(req: Request): void {
  const version = Number(req.get(VERSION_HEADER))
  if (Number.isInteger(version) && version > SUBMISSION_VERSION) {
    throw new Refusal('unavailable', 'Our server is being updated. Please try again in a minute.', {
      retryAfterSeconds: RETRY_NEWER_SECONDS,
    })
  }
}

/**
 * Returns the payload as the schema parses it, or a refusal that says what is wrong with version, honeypot (a hidden
 * field that only bots fill in) or payload.
 */
export function parsePayload<T>(
  req: Request,
  schema: ZodMiniType<T>,
  payload: unknown,
  honeypot: unknown,
): T | Refusal {
  const version = Number(req.get(VERSION_HEADER) ?? SUBMISSION_VERSION)
  // `requireKnownVersion` has refused newer versions. A payload of an older version only has to fit the current schema:
  // if it was encrypted, nobody can write it again.
  if (!Number.isInteger(version) || version < 1) {
    return new Refusal('invalid', `${VERSION_HEADER} should be 1 to ${SUBMISSION_VERSION}.`)
  }
  if (honeypot !== undefined && honeypot !== '') {
    return new Refusal('invalid', 'The submission is not valid.', { fields: { [HONEYPOT_FIELD]: 'invalid' } })
  }
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) {
    return new Refusal('invalid', 'payload should be an object.', {
      fields: { payload: payload === undefined ? 'required' : 'invalid' },
    })
  }
  const parsed = schema.safeParse(payload)
  if (parsed.success) return parsed.data
  const named = Object.entries(fieldErrors(parsed.error)).slice(0, NAMED_FIELDS_MAX)
  return new Refusal('invalid', 'Some fields are not valid.', { fields: Object.fromEntries(named) })
}

/** Returns the number of bytes that a payload takes in the store. */
export function payloadBytes(payload: unknown): number {
  return Buffer.byteLength(JSON.stringify(payload))
}
