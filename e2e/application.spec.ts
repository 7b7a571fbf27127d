import type { Locator } from '@playwright/test'
import { RESUME_EXTENSIONS } from '#contract/resume/resume.ts'
import { pdfOf, validResumes } from '#contract/testing/resumes.ts'
import {
  APPLICANT,
  application,
  apply,
  bigPdf,
  chooseResume,
  expectAttached,
  fillApplication,
  JOB_PATH,
  openApplication,
  openNextForm,
  resumeInput,
  smallPdf,
  upload,
} from './support/application-form.ts'
import { control, expectEmptyForm, expectOutcome, submitButton, submitForm } from './support/form.ts'
import { test as testInstalled } from './support/installed.ts'
import { type Job, jobPath, OPEN_JOBS, openJob } from './support/jobs.ts'
import { onlyMailOf } from './support/mailbox.ts'
import { correct, entryOf, expectState, newestEntry, outboxEntries, sendNow } from './support/outbox.ts'
import { activate, expect, goOffline, goOnline, test } from './support/test.ts'
import { text } from './support/texts.ts'

const RECEIPT = /LAT-\w{4}-\w{4}/

/** Records the values of the upload's progress bar. The returned function resolves with the values recorded so far. */
async function watchProgressBar(section: Locator): Promise<() => Promise<number[]>> {
  const shares = await section.evaluateHandle((element) => {
    const shown: number[] = []
    new MutationObserver(() => {
      const share = element.querySelector('progress')?.position
      if (share !== undefined && share !== shown.at(-1)) shown.push(share)
    }).observe(element, { subtree: true, childList: true, attributes: true })
    return shown
  })
  return () => shares.jsonValue()
}

testInstalled(
  'applications with every kind of file, written offline, arrive complete and once @core',
  async ({ page, context, network, mailbox, relay }) => {
    testInstalled.slow()
    const sound = (await validResumes()).map(({ name, bytes }) => upload(name, bytes))
    // Keep one file of each extension: the last one in the list, because it has the most unusual name, e.g. with
    // Vietnamese letters.
    const files = [...new Map(sound.map((file) => [file.name.split('.').at(-1)?.toLowerCase(), file])).values()]
    expect(files).toHaveLength(RESUME_EXTENSIONS.length)

    await goOffline(context, network)
    await openApplication(page)
    const docx = files.find(({ name }) => name.toLowerCase().endsWith('.docx'))
    await resumeInput(page).setInputFiles(upload('cv.pdf', docx?.buffer as Buffer))
    await expect(application(page)).toContainText(text('en', 'form:error.resume_mismatch'))
    for (const [place, file] of files.entries()) {
      await fillApplication(page, file, { firstName: `Số ${place}` })
      await submitForm(page)
      await expect(page.getByRole('dialog')).toContainText(text('en', 'form:sent.application.queued.dialog'))
      await page.keyboard.press('Escape')
      await openNextForm(page)
      await expect(control(page, 'firstName')).toHaveValue('')
      // Only the receipt of the last application is visible: the next person at a shared tablet must not see earlier
      // receipts.
      await expect(application(page).getByText(RECEIPT).filter({ visible: true })).toHaveCount(1)
    }
    await page.close()
    expect(mailbox.mails).toHaveLength(0)

    await goOnline(context, network)
    const other = await context.newPage()
    await other.goto('/vi/about-us')
    await expect.poll(() => mailbox.mails.length).toBe(files.length)
    await relay.untilMailsSent()
    expect(mailbox.mails).toHaveLength(files.length)
    for (const [place, file] of files.entries()) {
      const mail = mailbox.mails.find(({ subject }) => subject?.includes(`- Số ${place} `))
      expectAttached(mail as NonNullable<typeof mail>, file)
    }
  },
)

test('on a slow line an application shows its progress and is stored meanwhile; then dialog, receipt and a collapsed empty form; the mail is complete', async ({
  page,
  context,
  mailbox,
  problems,
}) => {
  await openApplication(page, jobPath(openJob(), 'vi'))
  const file = bigPdf()
  await fillApplication(page, file)
  // Throttle the upload in the browser. Behind a slow proxy the operating system would buffer much of the file before
  // the proxy sees the first byte, and the progress bar would show the buffered bytes as sent.
  const session = await context.newCDPSession(page)
  const line = { offline: false, latency: 0, downloadThroughput: -1 }
  await session.send('Network.emulateNetworkConditions', { ...line, uploadThroughput: 800_000 })
  const shownByBar = await watchProgressBar(application(page))
  await submitForm(page)
  await expect(submitButton(page)).toBeDisabled()
  // The fields are inert during the upload, because a change made meanwhile would not be sent.
  await expect(application(page).locator('[inert]').first()).toContainText(file.name)
  await expect(application(page).locator(':not([inert] *) > input[name="consent"]')).toHaveCount(0)
  await expect(application(page).getByRole('progressbar')).toBeVisible()
  await expect(application(page)).toContainText(
    text('vi', 'form:upload.progress', { sent: '', total: '4,9 MB' }).trimStart(),
  )
  await expect(application(page)).toContainText(text('vi', 'form:upload.safe'))

  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(text('vi', 'form:sent.application.accepted.dialog'))
  const shares = await shownByBar()
  expect(shares.length).toBeGreaterThan(1)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  expect(shares[0]).toBeLessThan(1)

  const receipt = RECEIPT.exec((await dialog.textContent()) ?? '')?.[0] as string
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(application(page)).toContainText(receipt)
  await expect(submitButton(page)).toBeHidden()
  await openNextForm(page, 'vi')
  await expectEmptyForm(application(page).locator('form'))
  await expect(application(page)).not.toContainText(file.name)
  await expect(submitButton(page)).toHaveAttribute('aria-disabled', 'true')

  await expect.poll(() => mailbox.mails.length).toBe(1)
  const [mail] = mailbox.mails
  expectAttached(mail as NonNullable<typeof mail>, file)
  expect(mail?.subject).toContain(receipt)
  expect(mail?.text).toContain(openJob().texts.vi.locations[0])
  // The empty form after sending starts a new draft: a reload must not bring back the values that were sent.
  await page.reload()
  await expectEmptyForm(application(page).locator('form'))
  await expect(application(page)).not.toContainText(file.name)
  expect(problems).toEqual([])
})

test('the draft of an application survives reload, the other language, closing and another job: texts, locations, file', async ({
  page,
  context,
}) => {
  const file = bigPdf()
  const expectFilled = async (tab: typeof page) => {
    await expect(application(tab)).toContainText(file.name)
    for (const [name, value] of Object.entries(APPLICANT)) await expect(control(tab, name)).toHaveValue(value)
  }
  await openApplication(page)
  await activate(control(page, 'firstName'))
  await fillApplication(page, file)
  await page.reload()
  await expectFilled(page)
  await expect(control(page, 'locations').first()).toBeChecked()
  await expect(control(page, 'consent')).not.toBeChecked()

  await page.locator('header a[hreflang="vi"]:visible').first().click()
  await expect(page).toHaveURL(`/vi${JOB_PATH}#apply_job`)
  await expectFilled(page)
  await expect(control(page, 'locations').first()).toBeChecked()

  await page.close()
  const next = await context.newPage()
  await openApplication(next, jobPath(OPEN_JOBS[1] ?? openJob(), 'vi'))
  await expectFilled(next)
})

test('sending in one tab keeps what was filled in last in a second tab, for another job', async ({ page, context }) => {
  test.skip(OPEN_JOBS.length < 2, 'The content has no second open job')
  const otherFile = { ...smallPdf(), name: 'second.pdf' }
  await openApplication(page)
  const other = await context.newPage()
  await openApplication(other, jobPath(OPEN_JOBS[1] ?? openJob()))
  await fillApplication(page, smallPdf(), { firstName: 'First' })
  await fillApplication(other, otherFile, { firstName: 'Second' })
  await page.bringToFront()
  await submitForm(page)
  await expectOutcome(page, 'accepted')
  await other.reload()
  await expect(control(other, 'firstName')).toHaveValue('Second')
  await expect(application(other)).toContainText(otherFile.name)
})

test('a double click on the button sends one application', async ({ page, network, mailbox, relay }) => {
  await openApplication(page)
  await fillApplication(page, smallPdf())
  await expect(submitButton(page)).not.toHaveAttribute('aria-disabled', 'true')
  await submitButton(page).dblclick()
  await expectOutcome(page, 'accepted')
  await onlyMailOf(mailbox, relay, await newestEntry(page, 'accepted'))
  expect(network.submissions).toBe(1)
  expect(mailbox.mails).toHaveLength(1)
})

testInstalled.describe('with another job to apply for', () => {
  testInstalled.skip(OPEN_JOBS.length < 2, 'The content has no second open job')

  testInstalled(
    'an application for a job closed meanwhile is kept with the reason, and can be sent for another job with the same file',
    async ({ page, context, network, mailbox, relay }) => {
      const [second, third = openJob()] = OPEN_JOBS.slice(1) as [Job, Job?]
      const file = smallPdf()
      await goOffline(context, network)
      await openApplication(page)
      await fillApplication(page, file)
      await submitForm(page)
      await expectOutcome(page, 'queued')
      network.fault = 'closed'
      await context.setOffline(false)
      const [{ id = '' } = {}] = await outboxEntries(page)
      await expectState(page, id, 'rejected')
      const entry = entryOf(page, id)
      await expect(entry).toContainText(text('en', 'form:failure.closed'))
      await expect(entry).toContainText(file.name)

      network.fault = 'none'
      await entry.getByRole('link', { name: text('en', 'outbox:anotherJob') }).click()
      await expect(page).toHaveURL(`/careers?correct=${id}`)
      const choose = ({ slug }: Job) => page.locator(`main a[href="/jobs/${slug}?correct=${id}#apply_job"]`).click()
      // Choose one other job, go back and choose a different one. The form of each job must contain the texts of the
      // refused application.
      await choose(second)
      await expect(control(page, 'lastName')).toHaveValue(APPLICANT.lastName)
      await page.goBack()
      await choose(third)
      await expect(page).toHaveURL(`${jobPath(third)}?correct=${id}#apply_job`)
      await expect(control(page, 'lastName')).toHaveValue(APPLICANT.lastName)
      await expect(application(page)).toContainText(file.name)
      await control(page, 'consent').check()
      await submitForm(page)
      await expectOutcome(page, 'accepted')
      const sent = await newestEntry(page, 'accepted')
      await expect(page.locator('[data-submission]')).toHaveCount(1)
      const mail = await onlyMailOf(mailbox, relay, sent)
      expect(mail.subject).toContain(`[Recruitment] ${third.texts.en.title} - `)
      expectAttached(mail, file)
      expect(mailbox.mails).toHaveLength(1)
    },
  )
})

test('a refusal shows its reason and keeps all fields; the corrected application replaces the refused one', async ({
  page,
  network,
  mailbox,
  relay,
}) => {
  await openApplication(page)
  network.fault = 'wrong-file'
  const file = smallPdf()
  await fillApplication(page, file)
  await submitForm(page)
  await expect(page.getByRole('alert')).toContainText(text('en', 'form:failed.application'))
  await expect(page.getByRole('alert')).toContainText('Refused') // 'Refused' is the message of the relay
  await expect(application(page)).toContainText(text('en', 'form:error.resume_mismatch'))
  await expect(resumeInput(page)).toBeFocused()
  for (const [name, value] of Object.entries(APPLICANT)) await expect(control(page, name)).toHaveValue(value)
  await expect(application(page)).toContainText(file.name)

  const refused = await newestEntry(page, 'rejected')
  network.fault = 'none'
  await correct(page, refused)
  await expect(control(page, 'email')).toHaveValue(APPLICANT.email)
  const better = upload('better.pdf', pdfOf(30_000))
  await chooseResume(page, better)
  await control(page, 'consent').check()
  await submitForm(page)
  await expectOutcome(page, 'accepted')
  const sent = await newestEntry(page, 'accepted')
  await expect(page.locator('[data-submission]')).toHaveCount(1)
  expectAttached(await onlyMailOf(mailbox, relay, sent), better)
  expect(mailbox.mails).toHaveLength(1)
})

test('a form with another application and its file keeps both until the visitor asks for the refused one instead', async ({
  page,
  network,
}) => {
  network.fault = 'unavailable'
  const file = smallPdf()
  await apply(page, file)
  await expectOutcome(page, 'queued')
  await page.keyboard.press('Escape')
  await openNextForm(page)
  const other = upload('other.pdf', pdfOf(30_000))
  await control(page, 'lastName').fill('Khác')
  await chooseResume(page, other)
  const refused = await newestEntry(page, 'queued', 'sending')
  network.fault = 'wrong-file'
  await sendNow(page, refused, 'rejected')

  await correct(page, refused)
  await expect(page.getByText(text('en', 'form:otherDraft.application'))).toBeVisible()
  await expect(control(page, 'lastName')).toHaveValue('Khác')
  await expect(application(page)).toContainText(other.name)
  await page.getByRole('button', { name: text('en', 'form:otherDraft.replace') }).click()
  await expect(control(page, 'lastName')).toHaveValue(APPLICANT.lastName)
  await expect(application(page)).toContainText(file.name)
  await expect(application(page)).not.toContainText(other.name)
  await expect(application(page)).toContainText(text('en', 'form:error.resume_mismatch'))
})

testInstalled(
  'on a full device an application shows a clear message, loses nothing, and is sent once there is room',
  async ({ page, context, network, mailbox, relay }) => {
    await goOffline(context, network)
    await openApplication(page)
    const session = await context.newCDPSession(page)
    const setQuota = (quotaSize?: number) =>
      session.send('Storage.overrideQuotaForOrigin', { origin: network.origin, ...(quotaSize && { quotaSize }) })
    const used = await page.evaluate(async () => (await navigator.storage.estimate()).usage as number)
    await setQuota(used + 1_000_000)
    const file = bigPdf()
    await fillApplication(page, file)
    await submitForm(page)
    await expect(page.getByRole('alert')).toContainText(text('en', 'form:storage.full'))
    for (const [name, value] of Object.entries(APPLICANT)) await expect(control(page, name)).toHaveValue(value)
    await expect(application(page)).toContainText(file.name)
    await setQuota()
    await submitForm(page)
    await expectOutcome(page, 'queued')
    const id = await newestEntry(page, 'queued', 'sending')
    await goOnline(context, network)
    expectAttached(await onlyMailOf(mailbox, relay, id), file)
  },
)
