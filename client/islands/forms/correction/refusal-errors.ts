import type { ControlOf, FormErrors } from '#client/islands/forms/form-definition.ts'
import type { FieldError } from '#contract/submission/field-error.ts'

/**
 * Returns the errors for which the relay refused a submission, by the name of the form's control. Leaves out errors of
 * fields that have no control in this form.
 */
export function refusalErrors<Values>(
  controls: readonly ControlOf<Values>[],
  fields: Record<string, FieldError> = {},
): FormErrors<Values> {
  const refused = controls.filter((name) => fields[name]).map((name) => [name, fields[name]])
  return Object.fromEntries(refused) as FormErrors<Values>
}
