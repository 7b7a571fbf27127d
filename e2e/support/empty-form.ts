import type { Locator } from '@playwright/test'
import { activate, expect } from './test.ts'

/**
 * Waits until a form has looked for the draft of an earlier visit (`data-draft`), and expects the form to be empty.
 * Lists (`<select>`) are not checked, because one of their options is always selected.
 */
export async function expectEmptyForm(form: Locator): Promise<void> {
  await activate(form)
  await expect(form).toHaveAttribute('data-draft', 'loaded')
  expect(await form.evaluate(filledFields)).toEqual([])
}

/** The names of the fields of a form that have a text, a file or a tick. Runs in the page. */
function filledFields(form: Element): string[] {
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
  return fields
    .filter((field) => (field.matches('[type="checkbox"], [type="radio"]') ? field.matches(':checked') : field.value))
    .map(({ name }) => name)
}
