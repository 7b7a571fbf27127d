import { createHash, randomUUID } from 'node:crypto'
import type { Request } from 'express'
import { contactSchema } from '#contract/contact.ts'
import {
  fieldErrors,
  HONEYPOT_FIELD,
  IDEMPOTENCY_HEADER,
  isUuid,
  SUBMISSION_VERSION,
  type SubmissionKind,
  VERSION_HEADER,
} from '#contract/submission.ts'
import { Refusal } from '../refusal.ts'

const VERSIONS_ACCEPTED = 3

export interface ValidSubmission {
  kind: SubmissionKind
  payload: unknown
  /** SHA-256 of the validated payload: two requests with the same digest have "the same body" (design §5). */
  digest: string
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

/** Validates the JSON body of an enquiry; whatever stands beside `payload` changes nothing (design §5). */
export function validateEnquiry(req: Request): ValidSubmission | Refusal {
  const version = Number(req.get(VERSION_HEADER) ?? SUBMISSION_VERSION)
  const oldest = Math.max(1, SUBMISSION_VERSION - VERSIONS_ACCEPTED + 1)
  if (!(Number.isInteger(version) && version >= oldest && version <= SUBMISSION_VERSION)) {
    return new Refusal('invalid', `${VERSION_HEADER} should be ${oldest} to ${SUBMISSION_VERSION}.`)
  }
  const { payload, [HONEYPOT_FIELD]: honeypot } = req.body ?? {}
  if (honeypot !== undefined && honeypot !== '') {
    return new Refusal('invalid', 'The submission is not valid.', { [HONEYPOT_FIELD]: 'invalid' })
  }
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) {
    return new Refusal('invalid', 'payload should be an object.', {
      payload: payload === undefined ? 'required' : 'invalid',
    })
  }
  const parsed = contactSchema.safeParse(payload)
  if (!parsed.success) return new Refusal('invalid', 'Some fields are not valid.', fieldErrors(parsed.error))
  return { kind: 'contact', payload: parsed.data, digest: digestOf('contact', parsed.data) }
}

/** The schema's output has its keys in the schema's order, so that equal payloads have equal JSON. */
function digestOf(kind: SubmissionKind, payload: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, payload]))
    .digest('hex')
}
