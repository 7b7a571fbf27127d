import type { Page } from '@playwright/test'
import type { Contact } from '#contract/submission/contact.ts'
import { control, expectOutcome, shownReceipt, submitForm } from './form.ts'
import type { Network } from './network.ts'
import { newestEntry } from './outbox.ts'
import { activate } from './test.ts'

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

/** Fills in the contact form and gives consent. */
export async function fillContactForm(page: Page, changes: Partial<Contact> = {}): Promise<void> {
  const { country, ...texts } = { ...ENQUIRY, ...changes }
  await control(page, 'country').selectOption(country)
  for (const [name, text] of Object.entries(texts)) if (text) await control(page, name).fill(text)
  await control(page, 'consent').check()
}

/** Opens the contact page by a link, as most visitors do, writes an enquiry and submits it. */
export async function enquire(page: Page, changes?: Partial<Contact>): Promise<void> {
  await page.goto('/services')
  await page.locator('main a[href="/contact-us"]').first().click()
  await page.waitForURL('/contact-us')
  await fillContactForm(page, changes)
  await submitForm(page)
}

/** Writes an enquiry while the relay is unavailable, opens the outbox, and returns the id of the enquiry's entry. */
export async function queueEnquiry(page: Page, network: Network): Promise<string> {
  network.fault = 'unavailable'
  await enquire(page)
  await expectOutcome(page, 'queued')
  return newestEntry(page, 'queued', 'sending')
}

/**
 * Writes an enquiry on a page that lost its network before it could send any request to the relay. Returns the receipt
 * code.
 */
export async function enquireWithoutRequest(page: Page, network: Network): Promise<string> {
  network.fault = 'none'
  await page.goto('/contact-us')
  await activate(control(page, 'consent'))
  network.cut()
  await fillContactForm(page)
  await submitForm(page)
  await expectOutcome(page, 'queued')
  return shownReceipt(page)
}
