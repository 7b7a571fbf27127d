import type { Page } from '@playwright/test'
import { pdfOf } from '#contract/testing/resumes.ts'
import {
  APPLICANT,
  application,
  apply,
  chooseResume,
  expectAttached,
  fillApplication,
  openApplication,
  openNextForm,
  resumeInput,
  smallPdf,
  upload,
} from './support/application-form.ts'
import { ENQUIRY, enquire, fillContactForm } from './support/contact-form.ts'
import { closeReceiptDialog, control, expectEmptyForm, expectOutcome, submitForm } from './support/form.ts'
import { test as testInstalled } from './support/installed.ts'
import { type Job, jobPath, OPEN_JOBS, openJob } from './support/jobs.ts'
import { onlyMailOf } from './support/mailbox.ts'
import type { Network } from './support/network.ts'
import { correct, entryOf, expectState, newestEntry, outboxEntries, sendNow } from './support/outbox.ts'
import { expect, goOffline, test } from './support/test.ts'
import { text } from './support/texts.ts'

/** Sends an enquiry. The relay refuses it because of the company's name. */
async function sendRefusedEnquiry(page: Page, network: Network): Promise<void> {
  await page.goto('/contact-us')
  network.fault = 'refused'
  await fillContactForm(page)
  await submitForm(page)
  await expect(page.getByRole('alert')).toBeVisible()
}

/** Sends the newest submission, which waits in the outbox, and lets the relay refuse it. Returns its id. */
async function letWaitingBeRefused(page: Page, network: Network, fault: 'refused' | 'wrong-file'): Promise<string> {
  const id = await newestEntry(page, 'queued', 'sending')
  network.fault = fault
  await sendNow(page, id, 'rejected')
  return id
}

/** Gives consent anew, sends the corrected form, and waits until the relay has accepted it. */
async function sendCorrection(page: Page): Promise<void> {
  await control(page, 'consent').check()
  await submitForm(page)
  await expectOutcome(page, 'accepted')
}

/** Asks for the refused submission in place of the other text that the form contains. */
async function replaceOtherText(page: Page): Promise<void> {
  await page.getByRole('button', { name: text('en', 'form:otherDraft.replace') }).click()
}

test('a refusal shows its reason and keeps all fields; the corrected enquiry replaces the refused one @core', async ({
  page,
  network,
  mailbox,
  relay,
}) => {
  await sendRefusedEnquiry(page, network)
  await expect(page.getByRole('alert')).toContainText('Oops! Something went wrong, please try again later.')
  await expect(control(page, 'company')).toHaveAttribute('aria-invalid', 'true')
  await expect(control(page, 'message')).toHaveValue(ENQUIRY.message)

  const refused = await newestEntry(page, 'rejected')
  network.fault = 'none'
  await correct(page, refused)
  await expect(page.getByText(text('en', 'form:correcting.contact'))).toBeInViewport()
  await expect(control(page, 'lastName')).toHaveValue(ENQUIRY.lastName)
  await control(page, 'company').fill('Gốm Phù Lãng')
  await sendCorrection(page)
  const entries = await outboxEntries(page)
  expect(entries.map(({ state }) => state)).toEqual(['accepted'])
  expect((await onlyMailOf(mailbox, relay, entries[0]?.id as string)).text).toContain('Gốm Phù Lãng')
  expect(mailbox.mails).toHaveLength(1)
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
  await sendCorrection(page)
  const sent = await newestEntry(page, 'accepted')
  await expect(page.locator('[data-submission]')).toHaveCount(1)
  expectAttached(await onlyMailOf(mailbox, relay, sent), better)
  expect(mailbox.mails).toHaveLength(1)
})

test('a form with another message keeps it until the visitor asks for the refused one instead', async ({
  page,
  network,
}) => {
  network.fault = 'unavailable'
  await enquire(page)
  await expectOutcome(page, 'queued')
  await page.goto('/contact-us')
  await expectEmptyForm(page.locator('main form'))
  await control(page, 'message').fill('Một việc khác')
  const refused = await letWaitingBeRefused(page, network, 'refused')

  await correct(page, refused)
  await expect(page.getByText(text('en', 'form:otherDraft.contact'))).toBeVisible()
  await expect(control(page, 'message')).toHaveValue('Một việc khác')
  await replaceOtherText(page)
  await expect(control(page, 'message')).toHaveValue(ENQUIRY.message)
  await expect(page.getByText(text('en', 'form:correcting.contact'))).toBeVisible()
  // The correction has replaced the stored draft. After a reload the page must therefore not ask again whether to
  // replace the draft.
  await page.reload()
  await expect(page.getByText(text('en', 'form:correcting.contact'))).toBeVisible()
  await expect(page.getByText(text('en', 'form:otherDraft.contact'))).toBeHidden()
  await expect(control(page, 'message')).toHaveValue(ENQUIRY.message)
})

test('a form with another application and its file keeps both until the visitor asks for the refused one instead', async ({
  page,
  network,
}) => {
  network.fault = 'unavailable'
  const file = smallPdf()
  await apply(page, file)
  await expectOutcome(page, 'queued')
  await closeReceiptDialog(page)
  await openNextForm(page)
  const other = upload('other.pdf', pdfOf(30_000))
  await control(page, 'lastName').fill('Khác')
  await chooseResume(page, other)
  const refused = await letWaitingBeRefused(page, network, 'wrong-file')

  await correct(page, refused)
  await expect(page.getByText(text('en', 'form:otherDraft.application'))).toBeVisible()
  await expect(control(page, 'lastName')).toHaveValue('Khác')
  await expect(application(page)).toContainText(other.name)
  await replaceOtherText(page)
  await expect(control(page, 'lastName')).toHaveValue(APPLICANT.lastName)
  await expect(application(page)).toContainText(file.name)
  await expect(application(page)).not.toContainText(other.name)
  await expect(application(page)).toContainText(text('en', 'form:error.resume_mismatch'))
})

test('of two tabs that correct the same enquiry, the second is told so and sends only when pressed again', async ({
  page,
  context,
  network,
  mailbox,
}) => {
  await sendRefusedEnquiry(page, network)
  const other = await context.newPage()
  await correct(other, await newestEntry(other, 'rejected'))
  await expect(control(other, 'message')).toHaveValue(ENQUIRY.message)
  network.fault = 'none'
  await sendCorrection(other)

  await control(page, 'company').fill('Gốm Phù Lãng')
  await submitForm(page)
  await expect(page.getByRole('alert')).toHaveText(text('en', 'form:correctedElsewhere'))
  await expect(control(page, 'company')).toHaveValue('Gốm Phù Lãng')
  expect(await outboxEntries(other)).toHaveLength(1)
  await submitForm(page)
  await expectOutcome(page, 'accepted')
  expect(await outboxEntries(other)).toHaveLength(2)
  await expect.poll(() => mailbox.mails.length).toBe(2)
})

testInstalled.describe('with another job to apply for', () => {
  testInstalled.skip(OPEN_JOBS.length < 2, 'The content has no second open job')

  testInstalled(
    'an application for a job closed meanwhile is kept with the reason, and can be sent for another job with the same file',
    async ({ page, context, network, mailbox, relay }) => {
      const [second, third = openJob()] = OPEN_JOBS.slice(1) as [Job, Job?]
      const file = smallPdf()
      await goOffline(context, network)
      await apply(page, file)
      await expectOutcome(page, 'queued')
      // When the network returns, the job has been closed.
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
      const applyFor = ({ slug }: Job) => page.locator(`main a[href="/jobs/${slug}?correct=${id}#apply_job"]`).click()
      // Choose one other job, go back and choose a different one. The form of each job must contain the texts of the
      // refused application.
      await applyFor(second)
      await expect(control(page, 'lastName')).toHaveValue(APPLICANT.lastName)
      await page.goBack()
      await applyFor(third)
      await expect(page).toHaveURL(`${jobPath(third)}?correct=${id}#apply_job`)
      await expect(control(page, 'lastName')).toHaveValue(APPLICANT.lastName)
      await expect(application(page)).toContainText(file.name)
      await sendCorrection(page)
      const sent = await newestEntry(page, 'accepted')
      await expect(page.locator('[data-submission]')).toHaveCount(1)
      const mail = await onlyMailOf(mailbox, relay, sent)
      expect(mail.subject).toContain(`[Recruitment] ${third.texts.en.title} - `)
      expectAttached(mail, file)
      expect(mailbox.mails).toHaveLength(1)
    },
  )
})

test('a file chosen before the script has loaded stays in the form that corrects an application', async ({
  page,
  network,
}) => {
  network.fault = 'unavailable'
  await apply(page, smallPdf())
  await expectOutcome(page, 'queued')
  const refused = await letWaitingBeRefused(page, network, 'wrong-file')
  network.fault = 'none'
  const releaseScript = network.hold(/^\/boot\.js$/)
  await correct(page, refused)
  const better = upload('better.pdf', pdfOf(30_000))
  await resumeInput(page).setInputFiles(better)
  releaseScript()
  await expect(application(page).locator('form')).toHaveAttribute('data-draft', 'loaded')
  await expect(application(page)).toContainText(better.name)
})
