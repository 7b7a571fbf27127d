import { HANDED_OVER } from '#client/widgets/language-switch/start-language-switch.ts'
import type { SubmissionKind } from '#contract/submission/submission.ts'
import type { FormValues } from './form-definition.ts'

/** Keeps what stands in a form for the same page in another language: more than a draft keeps, the consent as well. Files are kept as drafts. */
export function handOver(kind: SubmissionKind, standing: FormValues): void {
  try {
    sessionStorage[HANDED_OVER] = JSON.stringify({ kind, standing }, (_key, value) =>
      value instanceof File ? null : value,
    )
  } catch {
    // Storage refused or full: the draft has most of it.
  }
}

/** What the form of the page before held, once. */
export function takeHandedOver<Values extends FormValues>(kind: SubmissionKind): Values | undefined {
  try {
    const handedOver = JSON.parse(sessionStorage[HANDED_OVER] ?? '{}')
    delete sessionStorage[HANDED_OVER]
    return handedOver.kind === kind ? handedOver.standing : undefined
  } catch {
    return undefined
  }
}
