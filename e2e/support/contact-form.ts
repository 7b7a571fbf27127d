import { expect, type Locator, type Page } from '@playwright/test'
import type { Contact } from '#contract/submission/contact.ts'

export const ENQUIRY = {
  firstName: 'Ánh',
  lastName: 'Nguyễn',
  email: 'anh.nguyen@example.com',
  phone: '0912345678',
  company: 'Gốm Bát Tràng',
  industry: '',
  jobRole: '',
  country: 'VN',
  message: 'Chúng tôi cần một cửa hàng trực tuyến.\nBao giờ bắt đầu được?',
} satisfies Partial<Contact>

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

/** Fills in the contact form and gives consent. */
export async function fillContactForm(page: Page, changes: Partial<Contact> = {}): Promise<void> {
  const { country, ...texts } = { ...ENQUIRY, ...changes }
  await control(page, 'country').selectOption(country)
  for (const [name, text] of Object.entries(texts)) if (text) await control(page, name).fill(text)
  await control(page, 'consent').check()
}

/**
 * Presses the submit button of a form once it is enabled. For this, consent must be given, the captcha solved, and all
 * fields valid, in an application also the file.
 */
export async function submitForm(page: Page): Promise<void> {
  await expect(submitButton(page)).not.toHaveAttribute('aria-disabled', 'true')
  await submitButton(page).click()
}

/** Opens the contact page by a link, as most visitors do, writes an enquiry and submits it. */
export async function enquire(page: Page, changes?: Partial<Contact>): Promise<void> {
  await page.goto('/services')
  await page.locator('main a[href="/contact-us"]').first().click()
  await page.waitForURL('/contact-us')
  await fillContactForm(page, changes)
  await submitForm(page)
}

/** Waits until the panel that replaces the form shows this outcome of the submission. */
export async function expectOutcome(page: Page, outcome: 'accepted' | 'queued'): Promise<void> {
  await expect(page.locator('[data-outcome]')).toHaveAttribute('data-outcome', outcome)
}
