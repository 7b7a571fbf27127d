import { getSubmission } from '#client/device/outbox/outbox.ts'
import type { FormDefinition, FormValues, Revision } from './form-definition.ts'
import { refusedControls } from './refused-controls.ts'

/** What submission `id` holds, for correction; undefined unless it is of this form and was rejected or has expired. */
export async function loadCorrection<Values extends FormValues>(
  { kind, controls, fromRecord }: FormDefinition<Values>,
  id: string,
): Promise<Revision<Values> | undefined> {
  const record = await getSubmission(id).catch(() => undefined)
  if (record?.kind !== kind || (record.state !== 'rejected' && record.state !== 'expired')) return undefined
  return {
    values: await fromRecord(record),
    replaces: id,
    errors: refusedControls(controls, record.failure?.fields),
  }
}
