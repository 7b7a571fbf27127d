import { getSubmission } from '#client/device/outbox/outbox.ts'
import type { FormDefinition, FormValues, Revision } from '#client/islands/forms/form-definition.ts'
import { refusalErrors } from './refusal-errors.ts'

/**
 * Loads the values and errors of the stored submission `id`. Returns undefined if the submission cannot be loaded, is
 * not of this form's kind, is neither rejected nor expired, or is encrypted, so that the device cannot read it.
 */
export async function loadCorrection<Values extends FormValues>(
  { kind, controls, fromRecord }: FormDefinition<Values>,
  id: string,
): Promise<Revision<Values> | undefined> {
  const record = await getSubmission(id).catch(() => undefined)
  if (record?.kind !== kind || (record.state !== 'rejected' && record.state !== 'expired')) return undefined
  if (record.sealingKey !== undefined) return undefined
  return {
    values: await fromRecord(record),
    replaces: id,
    errors: refusalErrors(controls, record.failure?.fields),
  }
}
