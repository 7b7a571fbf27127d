import { readFileSync } from 'node:fs'
import { devices } from '@playwright/test'
import type { FieldError } from '#contract/field-error.ts'
import { LOCALES, type Locale } from '#contract/locale.ts'
import { hostileResumes, pdfOf, soundResumes } from '#contract/testing/resumes.ts'
import {
  APPLICANT,
  application,
  chooseResume,
  fillApplication,
  JOB_PATH,
  resumeInput,
  submitApplication,
  upload,
} from './support/application-form.ts'
import { control, leave, messageOf, submitButton } from './support/contact-form.ts'
import { bringToLife, expect, goOffline, test, visitUntilReady } from './support/test.ts'

const PATH: Record<Locale, string> = { en: JOB_PATH, vi: `/vi${JOB_PATH}` }

/** The messages as specification §5 and the language files have them. */
const MESSAGES = Object.fromEntries(
  LOCALES.map((locale) => [
    locale,
    JSON.parse(readFileSync(new URL(`../client/i18n/locales/${locale}/form.json`, import.meta.url), 'utf8')).error,
  ]),
) as Record<Locale, Record<FieldError | 'consent_required', string>>

const RESUME = upload('resume.pdf', pdfOf(4000))

test('the messages of the specification, word for word', () => {
  expect(MESSAGES.en.resume_required).toBe('Please select file')
  expect(MESSAGES.vi.resume_required).toBe('Vui lòng chọn tệp hồ sơ')
  expect(MESSAGES.en.resume_format).toBe('Invalid format. Please upload .doc, .docx, .pdf, .png, .jpeg, .jpg')
  expect(MESSAGES.en.email_invalid).toBe('Invalid email address.')
})

for (const locale of LOCALES) {
  test(`every rule of the fields, in ${locale}`, async ({ page }) => {
    await page.goto(PATH[locale])
    await bringToLife(control(page, 'firstName'))
    for (const name of Object.keys(APPLICANT)) {
      await leave(page, name, 'x')
      await leave(page, name, '')
      expect(await messageOf(page, name), name).toContain(MESSAGES[locale].required)
    }
    for (const email of ['a', 'a@b', 'a@b.c', 'a@b.com.', 'a b@c.vn']) {
      await leave(page, 'email', email)
      expect(await messageOf(page, 'email'), email).toContain(MESSAGES[locale].email_invalid)
    }
    for (const phone of ['912345678', '0212345678', '+1 202 555 0143', '09123456789', '091234567', '0x912345678']) {
      await leave(page, 'phone', phone)
      expect(await messageOf(page, 'phone'), phone).toContain(MESSAGES[locale].phone_invalid_application)
    }
    for (const phone of ['0912345678', '+84 912 345 678', '84-912-345-678', '(091) 234.5678']) {
      await leave(page, 'phone', phone)
      await expect(control(page, 'phone'), phone).not.toHaveAttribute('aria-invalid', 'true')
    }
  })

  test(`a press too early shows every error and goes to the first, in ${locale}`, async ({ page }) => {
    await page.goto(PATH[locale])
    await bringToLife(submitButton(page))
    await expect(submitButton(page)).toHaveAttribute('aria-disabled', 'true')
    await submitButton(page).click({ force: true }) // Playwright takes aria-disabled for disabled
    await expect(control(page, 'firstName')).toBeFocused()
    for (const name of Object.keys(APPLICANT))
      expect(await messageOf(page, name), name).toContain(MESSAGES[locale].required)
    expect(await messageOf(page, 'resume')).toContain(MESSAGES[locale].resume_required)
    expect(await messageOf(page, 'consent')).toContain(MESSAGES[locale].consent_required)
  })

  test(`${locale === 'en' ? 'every hostile file' : 'one hostile file of each sort'} is refused with its reason, in ${locale}`, async ({
    page,
    network,
  }) => {
    test.slow()
    const all = await hostileResumes()
    const sorts = [...new Map(all.map((row) => [row.error, row])).values()]
    const rows = locale === 'en' ? all : sorts
    expect(all.length).toBeGreaterThanOrEqual(25)
    expect(sorts.length).toBeGreaterThanOrEqual(7)
    await page.goto(PATH[locale])
    await bringToLife(resumeInput(page))
    for (const { why, name, bytes, error } of rows) {
      await resumeInput(page).setInputFiles(upload(name, bytes))
      await expect(application(page), why).toContainText(MESSAGES[locale][error])
      expect(await messageOf(page, 'resume'), why).toContain(MESSAGES[locale][error])
      // The next row must not find this one's message.
      await chooseResume(page, RESUME)
      await expect(control(page, 'resume'), why).not.toHaveAttribute('aria-invalid', 'true')
    }
    expect(network.submissions).toBe(0)
  })
}

test('every sound file is taken, whatever the case of its extension', async ({ page }) => {
  await page.goto(JOB_PATH)
  await bringToLife(resumeInput(page))
  for (const { name, bytes } of await soundResumes()) {
    await chooseResume(page, upload(name, bytes))
    await expect(control(page, 'resume'), name).not.toHaveAttribute('aria-invalid', 'true')
  }
})

test('a file is judged offline as well', async ({ page, context, network }) => {
  await visitUntilReady(page)
  await goOffline(context, network)
  await page.goto(PATH.vi)
  const docxNamedPdf = (await soundResumes()).find(({ name }) => name.endsWith('.docx'))
  await resumeInput(page).setInputFiles(upload('cv.pdf', docxNamedPdf?.bytes as Uint8Array))
  await expect(application(page)).toContainText(MESSAGES.vi.resume_mismatch)
})

test('the button needs consent, check, file and right fields', async ({ page }) => {
  await page.goto(JOB_PATH)
  await fillApplication(page, RESUME)
  await expect(submitButton(page)).not.toHaveAttribute('aria-disabled', 'true', { timeout: 30_000 })
  await control(page, 'consent').uncheck()
  await expect(submitButton(page)).toHaveAttribute('aria-disabled', 'true')
  await control(page, 'consent').check()
  await expect(submitButton(page)).not.toHaveAttribute('aria-disabled', 'true')
  await application(page)
    .getByRole('button', { name: /remove/i })
    .click()
  await expect(application(page)).not.toContainText(RESUME.name)
  await expect(submitButton(page)).toHaveAttribute('aria-disabled', 'true')
  await chooseResume(page, RESUME)
  await expect(submitButton(page)).not.toHaveAttribute('aria-disabled', 'true')
  await control(page, 'lastName').fill('')
  await expect(submitButton(page)).toHaveAttribute('aria-disabled', 'true')
})

for (const [locale, words] of [
  ['en', 'Drop file here'],
  ['vi', 'Thả tệp vào đây'],
] as const) {
  test(`a file can be dropped; the place says so meanwhile, in ${locale}`, async ({ page }) => {
    await page.goto(PATH[locale])
    await bringToLife(resumeInput(page))
    const place = resumeInput(page).locator('xpath=..')
    const drag = await page.evaluateHandle(() => {
      const transfer = new DataTransfer()
      transfer.items.add(new File(['%PDF-1.7 a resume'], 'dropped.pdf', { type: 'application/pdf' }))
      return transfer
    })
    await expect(application(page)).not.toContainText(words)
    await place.dispatchEvent('dragenter', { dataTransfer: drag })
    await place.dispatchEvent('dragover', { dataTransfer: drag })
    await expect(application(page)).toContainText(words)
    await place.dispatchEvent('dragleave', { dataTransfer: drag })
    await expect(application(page)).not.toContainText(words)
    await place.dispatchEvent('dragenter', { dataTransfer: drag })
    await place.dispatchEvent('drop', { dataTransfer: drag })
    await expect(application(page)).toContainText('dropped.pdf')
    await expect(application(page)).not.toContainText(words)
  })
}

test('a press on the button counts, though it leaves a field whose error then moves the button', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(JOB_PATH)
  await bringToLife(submitButton(page))
  await submitButton(page).scrollIntoViewIfNeeded()
  await control(page, 'phone').fill('0212')
  const { x, y } = (await submitButton(page).boundingBox()) as { x: number; y: number }
  // Where the button ends, so that a line more above it moves it away.
  await page.mouse.move(x + 20, y + 4)
  await page.mouse.down()
  await page.waitForTimeout(300)
  await page.mouse.up()
  await expect(control(page, 'firstName')).toBeFocused()
  await expect(control(page, 'consent')).toHaveAttribute('aria-invalid', 'true')
})

test('a wrong file leaves the good one in its place', async ({ page }) => {
  await page.goto(JOB_PATH)
  await bringToLife(resumeInput(page))
  await chooseResume(page, RESUME)
  await resumeInput(page).setInputFiles(upload('holiday.mp4', pdfOf(100)))
  await expect(application(page)).toContainText(MESSAGES.en.resume_format)
  await expect(application(page)).toContainText(RESUME.name)
})

test('a form that is cleared while a file is read has none, and takes the same one again', async ({ page }) => {
  await page.addInitScript(() => {
    const { arrayBuffer } = File.prototype
    File.prototype.arrayBuffer = () => {
      File.prototype.arrayBuffer = arrayBuffer
      return new Promise(() => {})
    }
  })
  await page.goto(JOB_PATH)
  await bringToLife(resumeInput(page))
  await resumeInput(page).setInputFiles(RESUME)
  await expect(application(page)).toContainText(/reading/i)
  await application(page).getByRole('button', { name: /clear/i }).click()
  await expect(application(page)).not.toContainText(/reading/i)
  // A browser says nothing of a choice that changes nothing.
  expect(await resumeInput(page).evaluate((input: HTMLInputElement) => input.files?.length)).toBe(0)
  await chooseResume(page, RESUME)
})

test('fields tell browsers what they hold, and phones which keys to show', async ({ page }) => {
  await page.goto(JOB_PATH)
  const expected = {
    firstName: ['given-name', 'text'],
    lastName: ['family-name', 'text'],
    email: ['email', 'email'],
    phone: ['tel', 'tel'],
  }
  for (const [name, [autocomplete, keys]] of Object.entries(expected)) {
    await expect(control(page, name)).toHaveAttribute('autocomplete', autocomplete as string)
    await expect(control(page, name)).toHaveAttribute('inputmode', keys as string)
    await expect(control(page, name)).toHaveAttribute('required', '')
  }
  await expect(resumeInput(page)).toHaveAttribute('accept', /\.docx/)
})

test('on a phone: from the list to the sent application by taps and keys alone', async ({
  browser,
  network,
  mailbox,
}) => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
  const context = await browser.newContext({ ...phone, viewport: { width: 390, height: 844 }, baseURL: network.origin })
  const page = await context.newPage()
  await page.goto('/careers')
  await page.locator(`a[href="${JOB_PATH}#apply_job"]`).first().tap()
  await expect(page).toHaveURL(`${JOB_PATH}#apply_job`)
  await bringToLife(control(page, 'firstName'))
  await expect(application(page)).toBeInViewport()

  // An error takes the focus to its field, so that the keyboard is there at once.
  await submitButton(page).tap({ force: true })
  await expect(control(page, 'firstName')).toBeFocused()
  await expect(control(page, 'firstName')).toBeInViewport()
  for (const [name, text] of Object.entries(APPLICANT)) {
    await control(page, name).tap()
    await page.keyboard.type(text)
  }
  const chooser = page.waitForEvent('filechooser')
  await application(page)
    .getByText(/choose/i)
    .first()
    .tap()
  await (await chooser).setFiles(RESUME)
  await expect(application(page)).toContainText(RESUME.name)
  await page
    .locator('label')
    .filter({ has: page.locator('[name="consent"]') })
    .tap({ position: { x: 14, y: 22 } })
  await expect(control(page, 'consent')).toBeChecked()
  await submitApplication(page)
  await expect(page.getByRole('dialog')).toContainText('Send successfully')
  await expect.poll(() => mailbox.mails.length).toBe(1)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(390)
  await context.close()
})

test('with the keyboard alone', async ({ page, mailbox }) => {
  await page.goto(PATH.vi)
  await bringToLife(control(page, 'firstName'))
  await control(page, 'firstName').focus()
  for (const text of Object.values(APPLICANT)) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  // Wherever places and file stand in the order of the tab key, both are reached by it.
  const reached = new Set<string>()
  for (let presses = 0; presses < 12; presses++) {
    const name = await page.evaluate(() => document.activeElement?.getAttribute('name') ?? '')
    reached.add(name)
    if (name === 'locations') await page.keyboard.press('Space')
    if (name === 'resume') await chooseResume(page, RESUME)
    if (name === 'consent') {
      await page.keyboard.press('Space')
      break
    }
    await page.keyboard.press('Tab')
  }
  expect([...reached]).toEqual(expect.arrayContaining(['locations', 'resume', 'consent']))
  await expect(submitButton(page)).not.toHaveAttribute('aria-disabled', 'true', { timeout: 30_000 })
  await control(page, 'phone').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(() => mailbox.mails.length).toBe(1)
  expect(mailbox.mails[0]?.text).toContain('TP. Hồ Chí Minh')
})
