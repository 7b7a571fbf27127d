import type { Page } from '@playwright/test'
import type { Contact } from '#contract/submission/contact.ts'
import { control, submitForm } from './form.ts'

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
