import type { ControlOf, FormErrors } from './form-definition.ts'

/**
 * Moves the focus to the topmost control with an error; returns false when there is none. The order is that of the page: first and last name
 * are swapped in Vietnamese.
 */
export function focusFirstError<Values>(form: HTMLFormElement | null, errors: FormErrors<Values>): boolean {
  const wrong = (Object.keys(errors) as ControlOf<Values>[]).filter((name) => errors[name])
  const first = [...(form?.elements ?? [])].find((element) =>
    wrong.some((name) => name === element.getAttribute('name')),
  )
  if (first instanceof HTMLElement) first.focus()
  return wrong.length > 0
}
