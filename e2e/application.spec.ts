import { chromium } from '@playwright/test'
import type { Email } from 'postal-mime'
import { RESUME_MEDIA_TYPES, type ResumeExtension } from '#contract/resume.ts'
import { receiptCode } from '#contract/submission.ts'
import { pdfOf, soundResumes } from '#contract/testing/resumes.ts'
import {
  APPLICANT,
  application,
  bytesOf,
  chooseResume,
  fillApplication,
  JOB_PATH,
  resumeInput,
  submitApplication,
  type UploadedFile,
  upload,
} from './support/application-form.ts'
import { control, expectState, outboxEntries, sendNow, submitButton } from './support/contact-form.ts'
import { killBrowser } from './support/kill-browser.ts'
import { header, type Mailbox } from './support/mailbox.ts'
import { expect, goOffline, goOnline, test, visitUntilReady } from './support/test.ts'

const BIG_PDF_BYTES = Math.floor(4.9 * 1024 * 1024)
const bigPdf = (): UploadedFile => upload('Hồ sơ – Nguyễn Thị Ánh.pdf', pdfOf(BIG_PDF_BYTES))
const smallPdf = (): UploadedFile => upload('resume.pdf', pdfOf(20_000))

/** Waits for a submission's mail, then long enough to see that no second one follows; gives the mail. */
async function theOnlyMail(mailbox: Mailbox, id: string): Promise<Email> {
  await expect.poll(() => mailbox.of(id).length, { timeout: 60_000 }).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 2500))
  expect(mailbox.of(id)).toHaveLength(1)
  return mailbox.of(id)[0] as Email
}

function expectAttached(mail: Email, file: UploadedFile): void {
  expect(mail.attachments).toHaveLength(1)
  const [attachment] = mail.attachments
  expect(attachment?.filename).toBe(file.name.normalize('NFC'))
  const extension = file.name.split('.').at(-1)?.toLowerCase() as ResumeExtension
  expect(attachment?.mimeType).toBe(RESUME_MEDIA_TYPES[extension])
  // Not `toEqual`, which would print megabytes.
  expect(bytesOf(attachment?.content).equals(file.buffer)).toBe(true)
}

test('4.9 MB applied with offline, the browser killed, opened again with a network: the same bytes, one mail', async ({
  network,
  mailbox,
  launchOptions,
}, testInfo) => {
  test.slow()
  const profile = testInfo.outputPath('profile')
  const open = () => chromium.launchPersistentContext(profile, { ...launchOptions, baseURL: network.origin })
  const first = await open()
  const page = await first.newPage()
  await visitUntilReady(page)
  await goOffline(first, network)
  await page.goto(JOB_PATH)
  const file = bigPdf()
  await fillApplication(page, file)
  await submitApplication(page)
  await expect(page.getByRole('dialog')).toContainText(/saved/i)
  killBrowser(profile)
  await first.close().catch(() => {})

  network.weather = 'up'
  const second = await open()
  const reopened = await second.newPage()
  await reopened.goto('/outbox')
  const id = (await outboxEntries(reopened))[0]?.id as string
  await expectState(reopened, id, 'accepted')
  const mail = await theOnlyMail(mailbox, id)
  expectAttached(mail, file)
  expect(mail.subject).toBe(`[Recruitment] Technical Architect (DevOps) - Ánh Nguyễn Thị (${receiptCode(id)})`)
  expect(mail.messageId).toBe(`<${id}.application@lat.example>`)
  expect(header(mail, 'x-submission-id')).toBe(id)
  expect(mail.replyTo?.[0]).toMatchObject({ address: APPLICANT.email })
  for (const line of ['Position: Technical Architect (DevOps)', 'Name: Ánh Nguyễn Thị', 'Locations: Ho Chi Minh City'])
    expect(mail.text).toContain(line)
  await second.close()
})

test('every kind of file, applied with offline one after another: each arrives whole, once', async ({
  page,
  context,
  network,
  mailbox,
}) => {
  test.slow()
  const files = (await soundResumes()).map(({ name, bytes }) => upload(name, bytes))
  const kinds = new Set(files.map(({ name }) => name.split('.').at(-1)?.toLowerCase()))
  expect([...kinds].sort()).toEqual(Object.keys(RESUME_MEDIA_TYPES).sort())

  await visitUntilReady(page)
  await goOffline(context, network)
  await page.goto(JOB_PATH)
  for (const [place, file] of files.entries()) {
    await fillApplication(page, file, { firstName: `Số ${place}` })
    await submitApplication(page)
    await expect(page.getByRole('dialog')).toContainText(/saved/i)
    await page.keyboard.press('Escape')
    await expect(control(page, 'firstName')).toHaveValue('')
    // Of the last one alone: whoever uses the tablet next need not see the receipts of others.
    await expect(
      application(page)
        .getByText(/LAT-\w{4}-\w{4}/)
        .filter({ visible: true }),
    ).toHaveCount(1)
  }
  await page.close()
  expect(mailbox.mails).toHaveLength(0)

  await goOnline(context, network)
  const other = await context.newPage()
  await other.goto('/vi/about-us')
  await expect.poll(() => mailbox.mails.length, { timeout: 60_000 }).toBe(files.length)
  await new Promise((resolve) => setTimeout(resolve, 2500))
  expect(mailbox.mails).toHaveLength(files.length)
  for (const [place, file] of files.entries()) {
    const mail = mailbox.mails.find(({ subject }) => subject?.includes(`- Số ${place} `))
    expectAttached(mail as Email, file)
  }
})

test('sent online: the dialog, an empty form, the receipt stays; the mail has it all', async ({
  page,
  mailbox,
  problems,
}) => {
  await page.goto(`/vi${JOB_PATH}`)
  const file = smallPdf()
  await fillApplication(page, file)
  await submitApplication(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Gửi thành công')
  const receipt = /LAT-\w{4}-\w{4}/.exec((await dialog.textContent()) ?? '')?.[0] as string
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(application(page)).toContainText(receipt)
  for (const name of Object.keys(APPLICANT)) await expect(control(page, name)).toHaveValue('')
  await expect(control(page, 'consent')).not.toBeChecked()
  await expect(control(page, 'locations').first()).not.toBeChecked()
  await expect(application(page)).not.toContainText(file.name)
  await expect(submitButton(page)).toHaveAttribute('aria-disabled', 'true')

  await expect.poll(() => mailbox.mails.length).toBe(1)
  expectAttached(mailbox.mails[0] as Email, file)
  expect(mailbox.mails[0]?.subject).toContain(receipt)
  // The empty form is a new draft: nothing of the old one comes back.
  await page.reload()
  await expect(control(page, 'firstName')).toHaveValue('')
  await expect(application(page)).not.toContainText(file.name)
  expect(problems).toEqual([])
})

test('a half-filled application survives reload, another job, the other language and closing: texts, places, file', async ({
  page,
  context,
}) => {
  const file = bigPdf()
  await page.goto(JOB_PATH)
  await fillApplication(page, file)
  await page.reload()
  await expect(application(page)).toContainText(file.name)
  await expect(control(page, 'email')).toHaveValue(APPLICANT.email)
  await expect(control(page, 'locations').first()).toBeChecked()
  await expect(control(page, 'consent')).not.toBeChecked()

  await page.locator('header a[hreflang="vi"]:visible').first().click()
  await expect(page).toHaveURL(`/vi${JOB_PATH}`)
  await expect(application(page)).toContainText(file.name)
  await expect(control(page, 'lastName')).toHaveValue(APPLICANT.lastName)
  await expect(control(page, 'locations').first()).toBeChecked()

  await page.close()
  const next = await context.newPage()
  await next.goto('/vi/jobs/test-engineer-automation')
  await expect(application(next)).toContainText(file.name)
  await expect(control(next, 'phone')).toHaveValue(APPLICANT.phone)
})

test('reply lost on its way back: the repeat gets the same receipt, one mail', async ({ page, network, mailbox }) => {
  await page.goto(JOB_PATH)
  network.weather = 'reply-lost'
  const file = smallPdf()
  await fillApplication(page, file)
  await submitApplication(page)
  await expect.poll(() => mailbox.mails.length).toBe(1)
  const [entry] = await outboxEntries(page)
  expect(entry?.state).not.toBe('accepted')
  network.weather = 'up'
  await sendNow(page)
  await expectState(page, entry?.id as string, 'accepted')
  expectAttached(await theOnlyMail(mailbox, entry?.id as string), file)
})

test('job closed meanwhile: kept with its reason, goes to another job with the same file', async ({
  page,
  context,
  network,
  mailbox,
}) => {
  const file = smallPdf()
  await visitUntilReady(page)
  await goOffline(context, network)
  await page.goto(JOB_PATH)
  await fillApplication(page, file)
  await submitApplication(page)
  await expect(page.getByRole('dialog')).toContainText(/saved/i)
  network.weather = 'closed'
  await context.setOffline(false)
  const [entry] = await outboxEntries(page)
  await expectState(page, entry?.id as string, 'rejected')
  const item = page.locator(`[data-submission="${entry?.id}"]`)
  await expect(item).toContainText(/this job is closed/i)
  await expect(item).toContainText(file.name)

  network.weather = 'up'
  await item.getByRole('link', { name: /another job/i }).click()
  await expect(page).toHaveURL(/\/careers\?correct=/)
  // Begun for one job, then sent for another.
  await page.locator('a[href*="/jobs/senior-test-engineer-automation"][href*="correct="]').first().click()
  await expect(control(page, 'lastName')).toHaveValue(APPLICANT.lastName)
  await page.goBack()
  await page.locator('a[href*="/jobs/test-engineer-automation"][href*="correct="]').first().click()
  await expect(page).toHaveURL(/\/jobs\/test-engineer-automation\?correct=/)
  await expect(control(page, 'lastName')).toHaveValue(APPLICANT.lastName)
  await expect(application(page)).toContainText(file.name)
  await control(page, 'consent').check()
  await submitApplication(page)
  await expect(page.getByRole('dialog')).toContainText(/successfully/i)
  await expect.poll(() => mailbox.mails.length).toBe(1)
  expect(mailbox.mails[0]?.subject).toContain('[Recruitment] Test Engineer (Automation) - ')
  expectAttached(mailbox.mails[0] as Email, file)
  expect((await outboxEntries(page)).map(({ state }) => state)).toEqual(['accepted'])
})

test('refused: the reason is shown, all stays filled, the correction goes out in place of the old one', async ({
  page,
  network,
  mailbox,
}) => {
  await page.goto(JOB_PATH)
  network.weather = 'wrong-file'
  await fillApplication(page, smallPdf())
  await submitApplication(page)
  await expect(page.getByRole('alert')).toContainText('Your application was not sent.')
  await expect(page.getByRole('alert')).toContainText('Refused') // the relay's own words
  await expect(application(page)).toContainText('The content of this file does not match its name.')
  await expect(resumeInput(page)).toBeFocused()
  await expect(control(page, 'phone')).toHaveValue(APPLICANT.phone)
  await expect(application(page)).toContainText('resume.pdf')

  const [entry] = await outboxEntries(page)
  expect(entry?.state).toBe('rejected')
  network.weather = 'up'
  await page
    .locator(`[data-submission="${entry?.id}"]`)
    .getByRole('link', { name: /correct/i })
    .click()
  await expect(control(page, 'email')).toHaveValue(APPLICANT.email)
  const better = upload('better.pdf', pdfOf(30_000))
  await chooseResume(page, better)
  await control(page, 'consent').check()
  await submitApplication(page)
  await expect(page.getByRole('dialog')).toContainText('Send successfully')
  await expect.poll(() => mailbox.mails.length).toBe(1)
  expectAttached(mailbox.mails[0] as Email, better)
  expect((await outboxEntries(page)).map(({ state }) => state)).toEqual(['accepted'])
})

test('a full device: a clear message, nothing lost, sent once there is room', async ({
  page,
  context,
  network,
  mailbox,
}) => {
  await visitUntilReady(page)
  const session = await context.newCDPSession(page)
  const setQuota = (quotaSize?: number) =>
    session.send('Storage.overrideQuotaForOrigin', { origin: network.origin, ...(quotaSize && { quotaSize }) })
  await goOffline(context, network)
  await page.goto(JOB_PATH)
  const used = await page.evaluate(async () => (await navigator.storage.estimate()).usage as number)
  await setQuota(used + 1_000_000)
  const file = bigPdf()
  await fillApplication(page, file)
  await submitApplication(page)
  await expect(page.getByRole('alert').filter({ hasText: /no space left/i })).toBeVisible()
  await expect(control(page, 'firstName')).toHaveValue(APPLICANT.firstName)
  await expect(application(page)).toContainText(file.name)
  await setQuota()
  await submitApplication(page)
  await expect(page.getByRole('dialog')).toContainText(/saved/i)
  const [entry] = await outboxEntries(page)
  await goOnline(context, network)
  expectAttached(await theOnlyMail(mailbox, entry?.id as string), file)
})

test('a slow upload tells how far it is, and the application is safe meanwhile', async ({ page, network, mailbox }) => {
  test.slow()
  await page.goto(JOB_PATH)
  const file = bigPdf()
  await fillApplication(page, file)
  network.uploadBytesPerSecond = 400_000
  // Whatever the bar shows, however short.
  const shares = await application(page).evaluateHandle((section) => {
    const shown: number[] = []
    new MutationObserver(() => {
      const share = section.querySelector('progress')?.position
      if (share !== undefined && share !== shown.at(-1)) shown.push(share)
    }).observe(section, { subtree: true, childList: true, attributes: true })
    return shown
  })
  await submitApplication(page)
  await expect(submitButton(page)).toBeDisabled()
  // Another file now would be one that is not sent.
  await expect(application(page).locator('[inert]')).toContainText(file.name)
  const bar = application(page).getByRole('progressbar')
  await expect(bar).toBeVisible()
  await expect(application(page)).toContainText(/ of 4\.9 MB/)
  await expect(application(page)).toContainText(/safe on this device/i)
  await expect(page.getByRole('dialog')).toContainText('Send successfully', { timeout: 60_000 })
  // Buffers on the way swallow most of it at once, so that steps are few here.
  const shown = await shares.jsonValue()
  expect(shown.length).toBeGreaterThan(1)
  expect(shown).toEqual([...shown].sort((a, b) => a - b))
  expect(shown[0]).toBeLessThan(1)
  await expect.poll(() => mailbox.mails.length).toBe(1)
  expectAttached(mailbox.mails[0] as Email, file)
})
