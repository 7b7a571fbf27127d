import { LOCALES, type Locale, localePath, PATHS } from '#contract/addresses.ts'
import { COUNTRIES, type Country } from '#contract/submission/country.ts'
import { contactPhoneError } from '#contract/submission/phone.ts'
import { HONEYPOT_FIELD } from '#contract/submission/submission.ts'
import { announcementsOf } from './support/announcements.ts'
import { ENQUIRY, fillContactForm } from './support/contact-form.ts'
import {
  control,
  expectNotSubmittable,
  expectOutcome,
  expectSubmittable,
  fillAndLeave,
  messageOf,
  pressTooEarly,
  submitForm,
} from './support/form.ts'
import { activate, expect, test } from './support/test.ts'
import { containing, text } from './support/texts.ts'

const pathIn = (locale: Locale) => localePath(locale, PATHS.contactUs)
const REQUIRED = ['firstName', 'lastName', 'email', 'phone', 'company']
/** A phone number that is invalid in every country. */
const NO_PHONE = '1234567'
/** A valid phone number of each country. */
const PHONES: Record<Country, string> = {
  VN: '+84 912 345 678',
  US: '+1 (212) 555-0100',
  CA: '001 416 555 0100',
  AU: '+61 412 345 678',
  GB: '+44 7911 123456',
  OT: '+65 6123 4567',
}

for (const locale of LOCALES)
  test(`a field shows its error when left; an early press shows every error and focuses the first, in ${locale} @core`, async ({
    page,
  }) => {
    const errorText = (error: string) => text(locale, `form:error.${error}`)
    await page.goto(pathIn(locale))
    await activate(control(page, 'firstName'))
    await expectNotSubmittable(page)
    await pressTooEarly(page)
    // In Vietnamese the family name is the first field of the form.
    await expect(control(page, locale === 'vi' ? 'lastName' : 'firstName')).toBeFocused()
    for (const name of REQUIRED) expect(await messageOf(page, name), name).toContain(errorText('required'))
    expect(await messageOf(page, 'consent')).toContain(errorText('consent_required'))

    await page.reload()
    await activate(control(page, 'firstName'))
    for (const name of REQUIRED) {
      await expect(control(page, name), name).not.toHaveAttribute('aria-invalid', 'true')
      await fillAndLeave(page, name, 'x')
      await fillAndLeave(page, name, '')
      expect(await messageOf(page, name), name).toContain(errorText('required'))
    }
    await fillAndLeave(page, 'email', 'a@b.c')
    expect(await messageOf(page, 'email')).toContain(errorText('email_invalid'))
    await fillAndLeave(page, 'email', 'a@b.vn')
    await expect(control(page, 'email')).not.toHaveAttribute('aria-invalid', 'true')
  })

test('the phone number is validated for the country, and again when another country is chosen', async ({ page }) => {
  await page.goto(pathIn('en'))
  await activate(control(page, 'country'))
  await fillAndLeave(page, 'phone', NO_PHONE)
  for (const country of COUNTRIES) {
    await control(page, 'country').selectOption(country)
    const error = text('en', `form:error.${contactPhoneError(country, NO_PHONE)}`)
    await expect.poll(() => messageOf(page, 'phone'), country).toContain(error)
  }
  for (const country of COUNTRIES) {
    await control(page, 'country').selectOption(country)
    await fillAndLeave(page, 'phone', PHONES[country])
    await expect(control(page, 'phone'), country).not.toHaveAttribute('aria-invalid', 'true')
  }
  // The phone number is valid in the country chosen before, but not in the US. The error must appear although the
  // visitor does not go back to the phone field.
  await control(page, 'country').selectOption('US')
  expect(await messageOf(page, 'phone')).toContain(text('en', 'form:error.phone_invalid_usca'))
})

test('the button needs consent, captcha and valid fields; Enter sends too, and a filled honeypot takes a second press; on a tablet in Vietnamese', async ({
  page,
  mailbox,
}) => {
  await page.goto(pathIn('vi'))
  await activate(control(page, 'company'))
  const captcha = page.locator('[data-captcha]')
  await expect(captcha).toHaveAttribute('data-captcha', 'idle')
  // A password manager fills in fields without focusing them: fire only the `input` event.
  await control(page, 'company').dispatchEvent('input')
  await expect(captcha).not.toHaveAttribute('data-captcha', 'idle')
  await fillContactForm(page, { company: 'Cà phê Phố' })
  await expectSubmittable(page)
  await control(page, 'consent').uncheck()
  await expectNotSubmittable(page)
  await control(page, 'consent').check()
  await expectSubmittable(page)
  await control(page, 'company').fill('')
  await expectNotSubmittable(page)
  await control(page, 'company').fill('Cà phê Phố')
  await expectSubmittable(page)

  // A password manager may fill in the honeypot field as well. The form then refuses the first press. That stops a
  // robot; a person only has to press a second time.
  const fillHoneypot = () => control(page, HONEYPOT_FIELD).evaluate((field: HTMLInputElement) => (field.value = 'lan'))
  await fillHoneypot()
  await control(page, 'company').press('Enter')
  await expect(page.getByRole('alert')).toContainText(text('vi', 'form:autofilled'))
  await fillHoneypot()
  await control(page, 'company').press('Enter')
  await expect(page.getByRole('dialog')).toContainText(text('vi', 'form:sent.contact.accepted.dialog'))
  await expect.poll(() => mailbox.mails.length).toBe(1)
  expect(mailbox.mails[0]?.text).toContain('Company: Cà phê Phố')
})

test('text typed before the scripts have loaded is kept, and a press on the button is answered after that @core', async ({
  page,
  network,
}) => {
  const bringScripts = network.hold(/^\/boot\.js/)
  await page.goto(pathIn('en'), { waitUntil: 'commit' })
  await control(page, 'firstName').fill('Sớm')
  await pressTooEarly(page)
  bringScripts()
  await expect(control(page, 'lastName')).toBeFocused()
  expect(await messageOf(page, 'lastName')).toContain(text('en', 'form:error.required'))
  await expect(control(page, 'firstName')).toHaveValue('Sớm')
  await fillAndLeave(page, 'lastName', ENQUIRY.lastName)
  await expect(control(page, 'firstName')).toHaveValue('Sớm')
})

test('text that arrives while its field is being pressed is kept, as when dictated or pasted by a menu', async ({
  page,
  network,
}) => {
  await page.goto(pathIn('vi'))
  const name = control(page, 'lastName')
  await activate(name)
  const { x, y, width, height } = (await name.boundingBox()) as { x: number; y: number; width: number; height: number }
  await page.mouse.move(x + width / 2, y + height / 2)
  const release = network.hold(/^\/api\/captcha/)
  const answered = page.waitForResponse(/\/api\/captcha/)
  await page.mouse.down()
  await expect(name).toBeFocused()
  // The focus starts the captcha, and the relay's answer to it comes while the mouse button is down. The form must show
  // the captcha's new state only after the press: otherwise the field could move away from the mouse.
  release()
  await (await answered).finished()
  await page.keyboard.insertText('Nguyễn')
  await page.mouse.up()
  await expect(page.locator('[data-captcha=verified]')).toBeAttached()
  await expect(name).toHaveValue('Nguyễn')
})

test('what a password manager writes into the fields without an event is kept, saved as a draft, and sent', async ({
  page,
  mailbox,
}) => {
  /**
   * Writes as a script of a browser extension does: neither React's property on the element nor an event tells React.
   */
  const write = (name: string, text: string) =>
    control(page, name).evaluate((field, text) => {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
    }, text)
  const { country: _, ...texts } = ENQUIRY
  const { message, company, ...written } = texts
  await page.goto(pathIn('en'))
  await activate(control(page, 'message'))
  await expect(page.locator('form')).toHaveAttribute('data-draft', 'loaded')
  for (const [name, text] of Object.entries(written)) await write(name, text)
  // React renders the fields anew at each letter.
  await control(page, 'message').fill(message)
  await write('company', company)
  const expectTexts = async () => {
    for (const [name, value] of Object.entries(texts)) await expect(control(page, name)).toHaveValue(value)
  }
  await expectTexts()
  await page.reload()
  await activate(control(page, 'message'))
  await expectTexts()

  await control(page, 'consent').check()
  await write('company', 'Gốm Phù Lãng')
  await submitForm(page)
  await expectOutcome(page, 'accepted')
  await expect.poll(() => mailbox.mails.length).toBe(1)
  expect(mailbox.mails[0]?.text).toContain('Company: Gốm Phù Lãng')
})

test('a pasted message that is too long is kept whole, and its field says so', async ({ page }) => {
  await page.goto(pathIn('en'))
  await activate(control(page, 'message'))
  await control(page, 'message').focus()
  await page.keyboard.insertText('a'.repeat(5001))
  await control(page, 'company').focus()
  await expect(control(page, 'message')).toHaveValue('a'.repeat(5001))
  expect(await messageOf(page, 'message')).toContain(text('en', 'form:error.too_long'))
})

test('in print neither the form nor its section is a grid, so that nothing is printed over a long message', async ({
  page,
}) => {
  await page.goto(pathIn('en'))
  await page.emulateMedia({ media: 'print' })
  const displays = () =>
    page.locator('form, :has(> * > form)').evaluateAll((parts) => parts.map((part) => getComputedStyle(part).display))
  // The rules for print may come with the later states of the page, after its first paint.
  await expect.poll(displays).toEqual(['flex', 'flex'])
})

test('screen readers hear that the form is being sent; what the form announces is in the page before it has a text', async ({
  page,
  network,
}) => {
  await page.goto('/contact-us')
  await activate(control(page, 'consent'))
  const announcements = page.locator('form [role="status"]')
  expect(await announcements.evaluateAll((all) => all.filter((one) => !one.checkVisibility()).length)).toBe(0)
  await fillContactForm(page)
  const release = network.hold(/^\/api\/contact/)
  await submitForm(page)
  await expect(announcements.filter({ hasText: text('en', 'form:sending') })).toBeAttached()
  release()
  await expect(page.getByRole('dialog')).toContainText(text('en', 'form:sent.contact.accepted.dialog'))
})

test('on a phone held sideways the receipt, which is higher than the screen, begins with its title', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto('/contact-us')
  await fillContactForm(page)
  await submitForm(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading')).toBeInViewport({ ratio: 1 })
  expect(await dialog.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)).toBe(true)
})

for (const locale of LOCALES)
  test(`each press of "Clear form" is announced, in ${locale}`, async ({ page }) => {
    const announcement = containing(text(locale, 'form:cleared'))
    const clear = page.getByRole('button', { name: text(locale, 'form:clear'), exact: true })
    await page.goto(pathIn(locale))
    await activate(control(page, 'firstName'))
    for (const name of ['Ánh', 'Bình']) {
      await control(page, 'firstName').fill(name)
      await expect(page.getByText(announcement)).toHaveCount(0)
      // The second press clears an empty form.
      for (let presses = 0; presses < 2; presses++)
        expect(await announcementsOf(page, () => clear.click())).toContainEqual(expect.stringMatching(announcement))
      await expect(control(page, 'firstName')).toHaveValue('')
      await expect(clear).toBeFocused()
    }
  })
