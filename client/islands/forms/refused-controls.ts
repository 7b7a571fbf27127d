import type { FieldError } from '#contract/submission/field-error.ts'
import type { ControlOf, FormErrors } from './form-definition.ts'

/** The errors of a refusal that belong to one of the controls; the relay may name others. */
export function refusedControls<Values>(
  controls: readonly ControlOf<Values>[],
  fields: Record<string, FieldError> = {},
): FormErrors<Values> {
  const refused = controls.filter((name) => fields[name]).map((name) => [name, fields[name]])
  return Object.fromEntries(refused) as FormErrors<Values>
}
