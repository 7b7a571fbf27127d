import type { ControlOf, FormErrors } from './form-definition.ts'

/**
 * Moves the focus to the topmost control with an error; returns false when there is none. The order is that of the page: first and last name
 * are swapped in Vietnamese.
 */
export function focusFirstError<Values>(form: HTMLFormElement | null, errors: FormErrors<Values>): boolean {
  const first = [...(form?.elements ?? [])].find((element) => errors[element.getAttribute('name') as ControlOf<Values>])
  if (first instanceof HTMLElement) first.focus()
  return first !== undefined
}
