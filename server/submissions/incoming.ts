import { createHash, randomUUID } from 'node:crypto'
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
import { isUuid } from '#contract/uuid.ts'
import { Refusal } from '../refusal.ts'
import type { Attachment } from '../store/submissions.ts'

const VERSIONS_ACCEPTED = 3
/** A relay that is being replaced by a newer one. */
const RETRY_NEWER_SECONDS = 60

export interface ValidSubmission {
  payload: unknown
  digest: string
  consent: Consent | null
  attachments: readonly Attachment[]
}

/** A submission as it arrived, before anything is said about it. */
export interface Incoming {
  kind: SubmissionKind
  /** Of the payload and the file. */
  bytes: number
  /**
   * SHA-256 of the validated payload and the file's bytes: two requests with the same digest have "the same body"
   * (design §5). Undefined for a body that cannot have been accepted.
   */
  digest: string | undefined
  captchaToken: unknown
  /** What is wrong as far as can be told without opening a file; names every field that is wrong. */
  problem: Refusal | undefined
  /**
   * The submission as it may be stored; an application's file is opened for it, which costs. Only where there is no `problem`.
   * @throws Refusal for a file that is not accepted.
   */
  validate(): Promise<ValidSubmission>
}

/**
 * The submission's id: the idempotency key in lower case, or a new UUID for a client that sends none.
 * @throws Refusal `invalid` when the key is not a UUID.
 */
export function submissionId(req: Request): string {
  const key = req.get(IDEMPOTENCY_HEADER)
  if (key === undefined) return randomUUID()
  if (!isUuid(key)) throw new Refusal('invalid', `${IDEMPOTENCY_HEADER} should be a UUID.`)
  return key.toLowerCase()
}

/** @throws Refusal `unavailable` for a version that only a newer relay knows: a page of that release was faster (design §5). */
export function requireKnownVersion(req: Request): void {
  const version = Number(req.get(VERSION_HEADER))
  if (Number.isInteger(version) && version > SUBMISSION_VERSION) {
    throw new Refusal('unavailable', 'A newer relay is on its way. Please try again in a minute.', {
      retryAfterSeconds: RETRY_NEWER_SECONDS,
    })
  }
}

/** The payload as its schema gives it, or what is wrong with version, honeypot or payload. */
export function parsePayload<T>(
  req: Request,
  schema: ZodMiniType<T>,
  payload: unknown,
  honeypot: unknown,
): T | Refusal {
  const version = Number(req.get(VERSION_HEADER) ?? SUBMISSION_VERSION)
  const oldest = Math.max(1, SUBMISSION_VERSION - VERSIONS_ACCEPTED + 1)
  if (!(Number.isInteger(version) && version >= oldest && version <= SUBMISSION_VERSION)) {
    return new Refusal('invalid', `${VERSION_HEADER} should be ${oldest} to ${SUBMISSION_VERSION}.`)
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
  if (!parsed.success)
    return new Refusal('invalid', 'Some fields are not valid.', { fields: fieldErrors(parsed.error) })
  return parsed.data
}

/**
 * Of a validated payload and the SHA-256 of each file. The schema's output has its keys in the schema's order, so that equal payloads
 * have equal JSON.
 */
export function digestOf(kind: SubmissionKind, payload: unknown, ...files: string[]): string {
  return sha256(JSON.stringify([kind, payload, ...files]))
}

/** Of a payload as it is stored. */
export function bytesOf(payload: unknown): number {
  return Buffer.byteLength(JSON.stringify(payload))
}

/** Hexadecimal. */
export function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex')
}
