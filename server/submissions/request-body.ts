import type { Request } from 'express'
import { FRAMED_TYPE } from '#contract/submission/parts.ts'
import { SEALED_TYPE } from '#contract/submission/sealing.ts'
import { KIND_HEADER, SUBMISSION_KINDS, type SubmissionKind } from '#contract/submission/submission.ts'
import { Refusal } from '../refusal.ts'

export const JSON_TYPE = 'application/json'
export const FORM_TYPE = 'multipart/form-data'

/**
 * True for a request with a packed body: all fields and the file of a submission in one sequence of bytes, encrypted
 * (`SEALED_TYPE`) or not (`FRAMED_TYPE`). The content type of such a body does not show the kind of submission.
 */
export function hasPackedBody(req: Request): boolean {
  return Boolean(req.is([SEALED_TYPE, FRAMED_TYPE]))
}

/**
 * True for a request whose packed body is encrypted (sealed): its author has left the device, or the device is a tablet
 * in fair mode.
 */
export function isSealed(req: Request): boolean {
  return Boolean(req.is(SEALED_TYPE))
}

/**
 * Returns the kind of a submission. The content type shows the kind; a packed submission names it in a header instead.
 * @throws Refusal `invalid` when that header names no known kind.
 */
export function kindOf(req: Request): SubmissionKind {
  if (!hasPackedBody(req)) return req.is(FORM_TYPE) ? 'application' : 'contact'
  const kind = SUBMISSION_KINDS.find((known) => known === req.get(KIND_HEADER))
  if (!kind) throw new Refusal('invalid', `${KIND_HEADER} should be ${SUBMISSION_KINDS.join(' or ')}.`)
  return kind
}
