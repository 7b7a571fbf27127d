import type { Request } from 'express'
import { KIND_HEADER, SEALED_TYPE } from '#contract/submission/sealing.ts'
import { SUBMISSION_KINDS, type SubmissionKind } from '#contract/submission/submission.ts'
import { Refusal } from '../refusal.ts'

export const JSON_TYPE = 'application/json'
export const FORM_TYPE = 'multipart/form-data'

/**
 * Returns the kind of a submission, which its content type says; a sealed submission says it in a header.
 * @throws Refusal `invalid` for a sealed submission of no known kind.
 */
export function kindOf(req: Request): SubmissionKind {
  if (!req.is(SEALED_TYPE)) return req.is(FORM_TYPE) ? 'application' : 'contact'
  const kind = SUBMISSION_KINDS.find((known) => known === req.get(KIND_HEADER))
  if (!kind) throw new Refusal('invalid', `${KIND_HEADER} should be ${SUBMISSION_KINDS.join(' or ')}.`)
  return kind
}
