import type { ControlOf, FormErrors } from '#client/islands/forms/form-definition.ts'
import type { FieldError } from '#contract/submission/field-error.ts'

/** The errors in the relay's refusal, by control; fields without a control in this form are left out. */
export function refusalErrors<Values>(
  controls: readonly ControlOf<Values>[],
  fields: Record<string, FieldError> = {},
): FormErrors<Values> {
  const refused = controls.filter((name) => fields[name]).map((name) => [name, fields[name]])
  return Object.fromEntries(refused) as FormErrors<Values>
}
