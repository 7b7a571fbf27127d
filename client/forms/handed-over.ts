import type { SubmissionKind } from '#contract/submission.ts'
import type { FormValues } from './form-definition.ts'

const values = new Map<SubmissionKind, FormValues>()

/** Keeps what stands in a form whose page is rendered anew, as another one: more than a draft keeps, the consent and a file as well. */
export function handOver(kind: SubmissionKind, standing: FormValues): void {
  values.set(kind, standing)
}

/** What the form of the page before held, once; undefined for the first form of a document. */
export function takeHandedOver<Values extends FormValues>(kind: SubmissionKind): Values | undefined {
  const standing = values.get(kind)
  values.delete(kind)
  return standing as Values | undefined
}
