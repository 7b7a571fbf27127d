import type { Request } from 'express'
import { FRAMED_TYPE } from '#contract/submission/parts.ts'
import { KIND_HEADER, SEALED_TYPE } from '#contract/submission/sealing.ts'
import { SUBMISSION_KINDS, type SubmissionKind } from '#contract/submission/submission.ts'
import { Refusal } from '../refusal.ts'

export const JSON_TYPE = 'application/json'
export const FORM_TYPE = 'multipart/form-data'

/**
 * True for a request with an opaque body, whose content type does not show the kind of submission. Such a body is
 * encrypted (`SEALED_TYPE`), or it is unencrypted in the binary format for sending in parts (`FRAMED_TYPE`).
 */
export function isOpaque(req: Request): boolean {
  return Boolean(req.is([SEALED_TYPE, FRAMED_TYPE]))
}

/**
 * Returns the kind of a submission. The content type shows the kind; an opaque submission names it in a header instead.
 * @throws Refusal `invalid` when that header names no known kind.
 */
export function kindOf(req: Request): SubmissionKind {
  if (!isOpaque(req)) return req.is(FORM_TYPE) ? 'application' : 'contact'
  const kind = SUBMISSION_KINDS.find((known) => known === req.get(KIND_HEADER))
  if (!kind) throw new Refusal('invalid', `${KIND_HEADER} should be ${SUBMISSION_KINDS.join(' or ')}.`)
  return kind
}
