import type { UnsealedSubmission } from '#client/device/database/submission-record.ts'
import { getSubmission } from '#client/device/outbox/outbox.ts'
import type { FormContent, FormDefinition, FormValues } from '#client/islands/forms/form-definition.ts'
import type { SubmissionKind } from '#contract/submission/submission.ts'
import { refusalErrors } from './refusal-errors.ts'

/**
 * Resolves with the stored submission `id` if a form of this kind can correct it. Resolves with undefined if the
 * submission cannot be loaded, is of another kind, is neither rejected nor expired, or is encrypted, so that the device
 * cannot read it.
 */
export async function findCorrectable(kind: SubmissionKind, id: string): Promise<UnsealedSubmission | undefined> {
  const record = await getSubmission(id).catch(() => undefined)
  if (record?.kind !== kind || (record.state !== 'rejected' && record.state !== 'expired')) return undefined
  return record.sealingKey === undefined ? record : undefined
}

/** Resolves with the values of a submission that is to be corrected, and the errors for which the relay refused it. */
export async function loadCorrection<Values extends FormValues>(
  { controls, fromRecord }: FormDefinition<Values>,
  record: UnsealedSubmission,
): Promise<FormContent<Values>> {
  return {
    values: await fromRecord(record),
    replaces: record.id,
    errors: refusalErrors(controls, record.failure?.fields),
  }
}
