import type { ControlOf, FormErrors } from './form-definition.ts'

/**
 * Moves the focus to the first control with an error. Returns false if no control has an error. The order of the
 * controls is taken from the page, because first and last name are swapped in Vietnamese.
 */
export function focusFirstError<Values>(form: HTMLFormElement | null, errors: FormErrors<Values>): boolean {
  const first = [...(form?.elements ?? [])].find((element) => errors[element.getAttribute('name') as ControlOf<Values>])
  if (first instanceof HTMLElement) first.focus()
  return first !== undefined
}
