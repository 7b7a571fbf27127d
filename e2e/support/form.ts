import type { Locator, Page } from '@playwright/test'
import { activate, expect } from './test.ts'

export function control(page: Page, name: string): Locator {
  return page.locator(`form [name="${name}"]`)
}

export function submitButton(page: Page): Locator {
  return page.locator('form button[type="submit"]')
}

/**
 * The messages that `aria-describedby` and `aria-errormessage` link to a control, on one line with plain spaces. Waits
 * until the control is marked as invalid.
 */
export async function messageOf(page: Page, name: string): Promise<string> {
  await expect(control(page, name), name).toHaveAttribute('aria-invalid', 'true')
  return control(page, name).evaluate((element) =>
    ['aria-errormessage', 'aria-describedby']
      .flatMap((attribute) => element.getAttribute(attribute)?.split(' ') ?? [])
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .filter(Boolean)
      .join(' ')
      .replace(/\s+/g, ' '),
  )
}

/** Fills in a control and moves the focus away. */
export async function fillAndLeave(page: Page, name: string, text: string): Promise<void> {
  await control(page, name).fill(text)
  await control(page, name).blur()
}

/**
 * Waits until the submit button is enabled. For this, consent must be given, the captcha solved, and all fields valid,
 * in an application also the file.
 */
export async function expectSubmittable(page: Page): Promise<void> {
  await expect(submitButton(page)).not.toHaveAttribute('aria-disabled', 'true')
}

export async function expectNotSubmittable(page: Page): Promise<void> {
  await expect(submitButton(page)).toHaveAttribute('aria-disabled', 'true')
}

/** Presses the submit button once it is enabled. */
export async function submitForm(page: Page): Promise<void> {
  await expectSubmittable(page)
  await submitButton(page).click()
}

/**
 * Presses the submit button although the form cannot be submitted yet: such a press shows the errors. Playwright alone
 * would wait until `aria-disabled` is gone.
 */
export async function pressTooEarly(page: Page): Promise<void> {
  await submitButton(page).click({ force: true })
}

/** Waits until the panel that replaces the form shows this outcome of the submission. */
export async function expectOutcome(page: Page, outcome: 'accepted' | 'queued'): Promise<void> {
  await expect(page.locator('[data-outcome]')).toHaveAttribute('data-outcome', outcome)
}

/** A receipt code, such as `LAT-7F3K-9QX2`. */
export const RECEIPT_CODE = /LAT-\w{4}-\w{4}/

/** The receipt code in the panel that replaces the form. */
export async function shownReceipt(page: Page): Promise<string> {
  const [code = ''] = RECEIPT_CODE.exec((await page.locator('[data-outcome]').textContent()) ?? '') ?? []
  expect(code).not.toBe('')
  return code
}

/** Closes the dialog with the receipt, which opens when a form was sent or saved. */
export async function closeReceiptDialog(page: Page): Promise<void> {
  // The dialog opens a moment after the receipt is shown: a key that is pressed before has no effect.
  await expect(page.locator('[data-outcome] dialog[open]')).toBeVisible()
  await page.keyboard.press('Escape')
}

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
