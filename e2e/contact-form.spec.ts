import { COUNTRIES, type Country } from '#contract/country.ts'
import type { Locale } from '#contract/locale.ts'
import {
  control,
  fillContactForm,
  leave,
  messageOf,
  sendNow,
  submitButton,
  submitContactForm,
} from './support/contact-form.ts'
import { expect, test } from './support/test.ts'

const PATH: Record<Locale, string> = { en: '/contact-us', vi: '/vi/contact-us' }
const REQUIRED: Record<Locale, string> = { en: 'Please check this field.', vi: 'Vui lòng kiểm tra lại trường này.' }
const EMAIL_INVALID: Record<Locale, RegExp> = { en: /^Invalid email address\.$/, vi: /email/i }
const WRONG_PHONE: Record<Country, string> = {
  VN: '0212345678',
  US: '2125550100',
  CA: '4165550100',
  AU: '0412345678',
  GB: '07911123456',
  OT: '1234567',
}
const RIGHT_PHONE: Record<Country, string> = {
  VN: '+84 912 345 678',
  US: '+1 (212) 555-0100',
  CA: '001 416 555 0100',
  AU: '+61 412 345 678',
  GB: '+44 7911 123456',
  OT: '+65 6123 4567',
}

for (const locale of ['en', 'vi'] as const) {
  test(`every rule of the form, in ${locale}`, async ({ page }) => {
    await page.goto(PATH[locale])
    await expect(control(page, 'firstName')).not.toHaveAttribute('aria-invalid', 'true')
    for (const name of ['firstName', 'lastName', 'company', 'email', 'phone']) {
      await leave(page, name, 'x')
      await leave(page, name, '')
      expect(await messageOf(page, name), name).toContain(REQUIRED[locale])
    }
    for (const email of ['a', 'a@b', 'a@b.c', 'a@b.com.', 'a b@c.vn']) {
      await leave(page, 'email', email)
      expect(await messageOf(page, 'email'), email).toMatch(EMAIL_INVALID[locale])
    }
    await leave(page, 'email', 'a@b.vn')
    await expect(control(page, 'email')).not.toHaveAttribute('aria-invalid', 'true')

    const messages = new Set<string>()
    for (const country of COUNTRIES) {
      await control(page, 'country').selectOption(country)
      await leave(page, 'phone', WRONG_PHONE[country])
      const message = await messageOf(page, 'phone')
      expect(message, country).toMatch(/\d{3}/)
      messages.add(message)
      await leave(page, 'phone', RIGHT_PHONE[country])
      await expect(control(page, 'phone'), country).not.toHaveAttribute('aria-invalid', 'true')
    }
    expect(messages.size).toBe(5) // US and CA share one
  })

  test(`a press too early shows every error and goes to the first, in ${locale}`, async ({ page }) => {
    await page.goto(PATH[locale])
    await expect(page.locator('form')).toBeVisible()
    await expect(submitButton(page)).toHaveAttribute('aria-disabled', 'true')
    await submitButton(page).click({ force: true }) // Playwright takes aria-disabled for disabled
    await expect(control(page, 'firstName')).toBeFocused()
    for (const name of ['firstName', 'lastName', 'email', 'phone', 'company']) {
      expect(await messageOf(page, name), name).toContain(REQUIRED[locale])
    }
    await expect(control(page, 'consent')).toHaveAttribute('aria-invalid', 'true')
  })
}

test('the button needs consent, the check and right fields', async ({ page }) => {
  await page.goto('/contact-us')
  await fillContactForm(page)
  await expect(submitButton(page)).not.toHaveAttribute('aria-disabled', 'true', { timeout: 30_000 })
  await control(page, 'consent').uncheck()
  await expect(submitButton(page)).toHaveAttribute('aria-disabled', 'true')
  await control(page, 'consent').check()
  await expect(submitButton(page)).not.toHaveAttribute('aria-disabled', 'true')
  await control(page, 'company').fill('')
  await expect(submitButton(page)).toHaveAttribute('aria-disabled', 'true')
})

test('a change of country judges a typed phone anew', async ({ page }) => {
  await page.goto('/contact-us')
  await fillContactForm(page)
  await control(page, 'phone').blur()
  await control(page, 'country').selectOption('US')
  expect(await messageOf(page, 'phone')).toMatch(/\+1/)
})

test('fields tell browsers what they hold', async ({ page }) => {
  await page.goto('/contact-us')
  const expected = {
    firstName: 'given-name',
    lastName: 'family-name',
    email: 'email',
    phone: 'tel',
    company: 'organization',
  }
  for (const [name, autocomplete] of Object.entries(expected)) {
    await expect(control(page, name)).toHaveAttribute('autocomplete', autocomplete)
    await expect(control(page, name)).toHaveAttribute('required', '')
  }
  await expect(control(page, 'country').locator('option')).toHaveCount(6)
  await expect(page.getByRole('combobox', { name: /country/i })).toHaveValue('VN')
})

test('what is typed before the scripts arrive is kept', async ({ page, network }) => {
  network.slowPaths.push(/^\/boot\.js$/)
  await page.goto('/contact-us', { waitUntil: 'commit' })
  await control(page, 'firstName').fill('Sớm')
  await expect
    .poll(() => page.evaluate(() => document.querySelectorAll('link[rel=stylesheet]').length))
    .toBeGreaterThan(0)
  await page.waitForTimeout(1500)
  await expect(control(page, 'firstName')).toHaveValue('Sớm')
  await control(page, 'lastName').fill('Nguyễn')
  await control(page, 'lastName').blur()
  await expect(control(page, 'firstName')).toHaveValue('Sớm')
})

test('a fair’s tablet: with keyboard alone, in Vietnamese', async ({ page, mailbox }) => {
  await page.goto('/vi/contact-us')
  await control(page, 'firstName').focus()
  const typed = ['Lan', 'Trần', 'lan@example.vn', '0987654321', 'Cà phê Phố']
  await fillContactForm(page, {
    firstName: typed[0],
    lastName: typed[1],
    email: typed[2],
    phone: typed[3],
    company: typed[4],
  })
  await expect(submitButton(page)).not.toHaveAttribute('aria-disabled', 'true', { timeout: 30_000 })
  await control(page, 'company').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(() => mailbox.mails.length).toBe(1)
  expect(mailbox.mails[0]?.text).toContain('Company: Cà phê Phố')
})

test('the check cannot be had: deferred, the message goes out all the same', async ({ page, network, mailbox }) => {
  let refused = true
  await page.route('**/api/captcha*', (route) =>
    refused ? route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }) : route.continue(),
  )
  await page.goto('/contact-us')
  await fillContactForm(page)
  await submitContactForm(page)
  await expect(page.locator('main')).toContainText(/saved/i, { timeout: 30_000 })
  refused = false
  await page.goto('/outbox')
  await sendNow(page)
  await expect.poll(() => mailbox.mails.length, { timeout: 30_000 }).toBe(1)
  expect(network.submissions).toBeGreaterThan(0)
})
