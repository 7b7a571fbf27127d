import { expect, type Locator, type Page } from '@playwright/test'
import type { Contact } from '#contract/contact.ts'

export const ENQUIRY: Contact = {
  firstName: 'Ánh',
  lastName: 'Nguyễn',
  email: 'anh.nguyen@example.com',
  phone: '0912345678',
  company: 'Gốm Bát Tràng',
  industry: '',
  jobRole: '',
  country: 'VN',
  message: 'Chúng tôi cần một cửa hàng trực tuyến.\nBao giờ bắt đầu được?',
}

export function control(page: Page, name: string): Locator {
  return page.locator(`form [name="${name}"]`)
}

export function submitButton(page: Page): Locator {
  return page.locator('form button[type="submit"]')
}

/** The message tied to a control by `aria-describedby` or `aria-errormessage`. */
export async function messageOf(page: Page, name: string): Promise<string> {
  await expect(control(page, name), name).toHaveAttribute('aria-invalid', 'true')
  return control(page, name).evaluate((element) =>
    ['aria-errormessage', 'aria-describedby']
      .flatMap((attribute) => element.getAttribute(attribute)?.split(' ') ?? [])
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .filter(Boolean)
      .join(' '),
  )
}

/** Fills a control and leaves it. */
export async function leave(page: Page, name: string, text: string): Promise<void> {
  await control(page, name).fill(text)
  await control(page, name).blur()
}

/** Fills the contact form as a person does and gives consent. */
export async function fillContactForm(page: Page, changes: Partial<Contact> = {}): Promise<void> {
  const { country, ...texts } = { ...ENQUIRY, ...changes }
  await control(page, 'country').selectOption(country)
  for (const [name, text] of Object.entries(texts)) if (text) await control(page, name).fill(text)
  await control(page, 'consent').check()
}

/** Presses the button once it is ready: consent, check and fields are right. */
export async function submitContactForm(page: Page): Promise<void> {
  await expect(submitButton(page)).not.toHaveAttribute('aria-disabled', 'true', { timeout: 30_000 })
  await submitButton(page).click()
}

/** The submissions that the device's outbox shows, newest first or as the page orders them. */
export async function outboxEntries(page: Page, path = '/outbox'): Promise<{ id: string; state: string }[]> {
  await page.goto(path)
  await expect(page.locator('[data-submission]').first()).toBeVisible()
  return page.locator('[data-submission]').evaluateAll((entries) =>
    entries.map((entry) => ({
      id: entry.getAttribute('data-submission') ?? '',
      state: entry.getAttribute('data-state') ?? '',
    })),
  )
}

/** Waits until the outbox shows an entry in a state. */
export async function expectState(page: Page, id: string, state: string): Promise<void> {
  await expect(page.locator(`[data-submission="${id}"]`)).toHaveAttribute('data-state', state, { timeout: 45_000 })
}

/** Presses "send now" in the outbox, unless the outbox has been quicker. */
export async function sendNow(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /send now/i })
  await button.click({ timeout: 3000 }).catch(() => {})
}
