import { devices } from '@playwright/test'
import { LOCALES, type Locale } from '#contract/addresses.ts'
import { hostileResumes } from '#contract/testing/hostile-resumes.ts'
import { announcementsOf } from './support/announcements.ts'
import {
  APPLICANT,
  application,
  chooseResume,
  fillApplication,
  JOB_PATH,
  openApplication,
  resumeInput,
  smallPdf,
  upload,
} from './support/application-form.ts'
import {
  control,
  expectNotSubmittable,
  expectOutcome,
  expectSubmittable,
  fillAndLeave,
  messageOf,
  pressTooEarly,
  submitButton,
  submitForm,
} from './support/form.ts'
import { jobPath, openJob } from './support/jobs.ts'
import { excessWidth } from './support/scrolling.ts'
import { activate, expect, test } from './support/test.ts'
import { containing, text } from './support/texts.ts'

const RESUME = smallPdf()

function errorText(error: string, locale: Locale = 'en'): string {
  return text(locale, `form:error.${error}`)
}

for (const locale of LOCALES)
  test(`a field shows its error when left; an early press shows every error and focuses the first, in ${locale}`, async ({
    page,
  }) => {
    await openApplication(page, jobPath(openJob(), locale))
    await activate(submitButton(page))
    await expectNotSubmittable(page)
    await pressTooEarly(page)
    // In Vietnamese the family name is the first field of the form.
    await expect(control(page, locale === 'vi' ? 'lastName' : 'firstName')).toBeFocused()
    for (const name of Object.keys(APPLICANT))
      expect(await messageOf(page, name), name).toContain(errorText('required', locale))
    for (const name of ['resume', 'consent'])
      expect(await messageOf(page, name)).toContain(errorText(`${name}_required`, locale))

    await page.reload()
    await activate(control(page, 'firstName'))
    for (const name of Object.keys(APPLICANT)) {
      await expect(control(page, name), name).not.toHaveAttribute('aria-invalid', 'true')
      await fillAndLeave(page, name, 'x')
      await fillAndLeave(page, name, '')
      expect(await messageOf(page, name), name).toContain(errorText('required', locale))
    }
    await fillAndLeave(page, 'email', 'a@b.c')
    expect(await messageOf(page, 'email')).toContain(errorText('email_invalid', locale))
    await fillAndLeave(page, 'email', APPLICANT.email)
    // A Vietnamese phone number without its leading zero is valid in the contact form, but not in the application form.
    await fillAndLeave(page, 'phone', '912345678')
    expect(await messageOf(page, 'phone')).toContain(errorText('phone_invalid_application', locale))
    await fillAndLeave(page, 'phone', '(091) 234.5678')
    for (const name of ['email', 'phone']) await expect(control(page, name)).not.toHaveAttribute('aria-invalid', 'true')
  })

test('a press on the button while the file is being read counts once it is read', async ({ page, network }) => {
  const release = network.hold(/\/assets\/resume-content-/)
  await openApplication(page)
  for (const [name, typed] of Object.entries(APPLICANT)) await control(page, name).fill(typed)
  await control(page, 'locations').first().check()
  await control(page, 'consent').check()
  await resumeInput(page).setInputFiles(RESUME)
  await expect(application(page).getByRole('status').filter({ hasText: RESUME.name })).toBeAttached()
  await pressTooEarly(page)
  release()
  await expectOutcome(page, 'accepted')
})

test('a press while a file is being read that is then refused sends nothing, and the reason stays', async ({
  page,
  network,
}) => {
  const release = network.hold(/\/assets\/resume-content-/)
  await openApplication(page)
  await control(page, 'email').fill(APPLICANT.email)
  const name = 'resume.pdf'
  await resumeInput(page).setInputFiles(upload(name, Buffer.from('GIF89a')))
  await expect(application(page).getByRole('status').filter({ hasText: name })).toBeAttached()
  await pressTooEarly(page)
  release()
  await expect.poll(() => messageOf(page, 'resume')).toContain(errorText('resume_mismatch'))
  await expect(control(page, 'firstName')).not.toHaveAttribute('aria-invalid', 'true')
})

test('a file can be dropped, and the drop zone shows it; a hostile file of each kind is refused with a reason, and the valid one stays', async ({
  page,
  network,
}) => {
  await openApplication(page)
  await activate(resumeInput(page))
  const dropZone = resumeInput(page).locator('xpath=..')
  const drag = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['%PDF-1.7 a resume'], 'dropped.pdf', { type: 'application/pdf' }))
    return transfer
  })
  const dropHint = text('en', 'form:resume.drop')
  await expect(application(page)).not.toContainText(dropHint)
  await dropZone.dispatchEvent('dragenter', { dataTransfer: drag })
  await dropZone.dispatchEvent('dragover', { dataTransfer: drag })
  await expect(application(page)).toContainText(dropHint)
  await dropZone.dispatchEvent('dragleave', { dataTransfer: drag })
  await expect(application(page)).not.toContainText(dropHint)
  await dropZone.dispatchEvent('dragenter', { dataTransfer: drag })
  await dropZone.dispatchEvent('drop', { dataTransfer: drag })
  await expect(application(page).getByRole('button', { name: 'dropped.pdf' })).toBeVisible()
  await expect(application(page)).not.toContainText(dropHint)

  const oneForEachError = new Map((await hostileResumes()).map((row) => [row.error, row]))
  for (const { why, name, bytes, error } of oneForEachError.values()) {
    await resumeInput(page).setInputFiles(upload(name, bytes))
    await expect(resumeInput(page), why).toHaveAccessibleDescription(containing(errorText(error)))
    // The valid file that was chosen before stays chosen, and the field counts as valid.
    await expect(control(page, 'resume'), why).not.toHaveAttribute('aria-invalid', 'true')
    await expect(application(page).getByRole('button', { name: 'dropped.pdf' })).toBeVisible()
  }
  await chooseResume(page, RESUME)
  await expect(control(page, 'resume')).not.toHaveAttribute('aria-invalid', 'true')
  await expect(application(page)).not.toContainText('dropped.pdf')
  expect(network.submissions).toBe(0)
})

test('each refused file is announced, also if the reason is the same as before', async ({ page }) => {
  await openApplication(page)
  await activate(resumeInput(page))
  for (const name of ['resume.txt', 'resume.odt']) {
    await announcementsOf(page, async () => {
      await resumeInput(page).setInputFiles(upload(name, Buffer.from('A resume')))
      await expect.poll(() => page.evaluate(() => window.announced)).toContain(errorText('resume_format'))
    })
  }
})

test('on a narrow phone a message with a long file name does not make the page scroll sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openApplication(page)
  await chooseResume(page, { ...RESUME, name: `${'a'.repeat(200)}.pdf` })
  await resumeInput(page).setInputFiles({ ...RESUME, name: 'resume.exe' })
  await expect(application(page)).toContainText(errorText('resume_format'))
  expect(await excessWidth(page)).toBe(0)
})

test('a form cleared while a file is being read has no file, and accepts the same file again', async ({ page }) => {
  await page.addInitScript(() => {
    const { arrayBuffer } = File.prototype
    File.prototype.arrayBuffer = () => {
      File.prototype.arrayBuffer = arrayBuffer
      return new Promise(() => {})
    }
  })
  await openApplication(page)
  await activate(resumeInput(page))
  await resumeInput(page).setInputFiles(RESUME)
  const reading = text('en', 'form:resume.reading', { name: RESUME.name })
  await expect(application(page)).toContainText(reading)
  await application(page)
    .getByRole('button', { name: text('en', 'form:clear') })
    .click()
  await expect(application(page)).not.toContainText(reading)
  // The file input must be empty: otherwise choosing the same file again would fire no `change` event.
  expect(await resumeInput(page).evaluate((input: HTMLInputElement) => input.files?.length)).toBe(0)
  await chooseResume(page, RESUME)
})

test('the button needs consent, captcha, file and valid fields @core', async ({ page }) => {
  await openApplication(page)
  await activate(control(page, 'firstName'))
  await fillApplication(page, RESUME)
  await expectSubmittable(page)
  await control(page, 'consent').uncheck()
  await expectNotSubmittable(page)
  await control(page, 'consent').check()
  await expectSubmittable(page)
  await application(page)
    .getByRole('button', { name: text('en', 'form:resume.remove', { name: RESUME.name }) })
    .click()
  await expect(application(page)).not.toContainText(RESUME.name)
  await expectNotSubmittable(page)
  await chooseResume(page, RESUME)
  await expectSubmittable(page)
  await control(page, 'lastName').fill('')
  await expectNotSubmittable(page)
})

test('on a phone, taps and keys alone lead from the list to the sent application @core', async ({
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
  await activate(control(page, 'firstName'))
  await expect(application(page)).toBeInViewport()

  // A press with an invalid form moves the focus to the first invalid field, so that the on-screen keyboard opens.
  await submitButton(page).tap({ force: true })
  await expect(control(page, 'firstName')).toBeFocused()
  await expect(control(page, 'firstName')).toBeInViewport()
  for (const [name, value] of Object.entries(APPLICANT)) {
    await control(page, name).tap()
    await page.keyboard.type(value)
  }
  const chooser = page.waitForEvent('filechooser')
  await application(page).getByText(text('en', 'form:resume.choose')).tap()
  await (await chooser).setFiles(RESUME)
  await expect(application(page)).toContainText(RESUME.name)
  await page
    .locator('label')
    .filter({ has: page.locator('[name="consent"]') })
    .tap({ position: { x: 14, y: 22 } })
  await expect(control(page, 'consent')).toBeChecked()
  await submitForm(page)
  await expect(page.getByRole('dialog')).toContainText(text('en', 'form:sent.application.accepted.dialog'))
  await expect.poll(() => mailbox.mails.length).toBe(1)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(390)
  await context.close()
})

test('an application is sent with the keyboard alone', async ({ page, mailbox }) => {
  await openApplication(page, jobPath(openJob(), 'vi'))
  await activate(control(page, 'lastName'))
  await control(page, 'lastName').focus()
  // In Vietnamese the family name is the first field of the form.
  const { lastName, ...others } = APPLICANT
  for (const value of [lastName, ...Object.values(others)]) {
    await page.keyboard.type(value)
    await page.keyboard.press('Tab')
  }
  // Tab may reach the checkboxes of the locations and the file field in either order.
  const reached = new Set<string>()
  const nameOfFocused = () => page.evaluate(() => document.activeElement?.getAttribute('name') ?? '')
  for (let presses = 0; presses < 30 && !reached.has('consent'); presses++) {
    const name = await nameOfFocused()
    if (name === 'resume') await chooseResume(page, RESUME)
    if (name === 'consent' || (name === 'locations' && !reached.has(name))) await page.keyboard.press('Space')
    reached.add(name)
    if (name !== 'consent') await page.keyboard.press('Tab')
  }
  expect([...reached]).toEqual(expect.arrayContaining(['locations', 'resume', 'consent']))
  await expectSubmittable(page)
  await control(page, 'phone').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText(text('vi', 'form:sent.application.accepted.dialog'))
  await expect.poll(() => mailbox.mails.length).toBe(1)
  const [mail] = mailbox.mails
  expect(mail?.text).toContain(`Locations: ${openJob().texts.vi.locations[0]}`)
})
