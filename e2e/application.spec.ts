import type { Locator } from '@playwright/test'
import { RESUME_EXTENSIONS } from '#contract/resume/resume.ts'
import { validResumes } from '#contract/testing/resumes.ts'
import {
  APPLICANT,
  application,
  bigPdf,
  expectAttached,
  fillApplication,
  openApplication,
  openNextForm,
  resumeInput,
  smallPdf,
  upload,
} from './support/application-form.ts'
import {
  closeReceiptDialog,
  control,
  expectEmptyForm,
  expectNotSubmittable,
  expectOutcome,
  expectSubmittable,
  RECEIPT_CODE,
  submitButton,
  submitForm,
} from './support/form.ts'
import { test as testInstalled } from './support/installed.ts'
import { jobPath, openJob } from './support/jobs.ts'
import { onlyMailOf } from './support/mailbox.ts'
import { newestEntry } from './support/outbox.ts'
import { expect, goOffline, goOnline, test } from './support/test.ts'
import { text } from './support/texts.ts'

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
    const valid = (await validResumes()).map(({ name, bytes }) => upload(name, bytes))
    // Keep one file of each extension: the last one in the list, because it has the most unusual name, e.g. with
    // Vietnamese letters.
    const files = [...new Map(valid.map((file) => [file.name.split('.').at(-1)?.toLowerCase(), file])).values()]
    expect(files).toHaveLength(RESUME_EXTENSIONS.length)

    await goOffline(context, network)
    await openApplication(page)
    const docx = files.find(({ name }) => name.toLowerCase().endsWith('.docx'))
    await resumeInput(page).setInputFiles(upload('cv.pdf', docx?.buffer as Buffer))
    await expect(application(page)).toContainText(text('en', 'form:error.resume_mismatch'))
    for (const [index, file] of files.entries()) {
      await fillApplication(page, file, { firstName: `Số ${index}` })
      await submitForm(page)
      await expect(page.getByRole('dialog')).toContainText(text('en', 'form:sent.application.queued.dialog'))
      await closeReceiptDialog(page)
      await openNextForm(page)
      await expect(control(page, 'firstName')).toHaveValue('')
      // Only the receipt of the last application is visible: the next person at a shared tablet must not see earlier
      // receipts.
      await expect(application(page).getByText(RECEIPT_CODE).filter({ visible: true })).toHaveCount(1)
    }
    await page.close()
    expect(mailbox.mails).toHaveLength(0)

    await goOnline(context, network)
    const other = await context.newPage()
    await other.goto('/vi/about-us')
    await expect.poll(() => mailbox.mails.length).toBe(files.length)
    await relay.untilMailsSent()
    expect(mailbox.mails).toHaveLength(files.length)
    for (const [index, file] of files.entries()) {
      const mail = mailbox.mails.find(({ subject }) => subject?.includes(`- Số ${index} `))
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
  await expect(application(page).locator('[inert]', { hasText: file.name })).toHaveCount(1)
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

  const receipt = RECEIPT_CODE.exec((await dialog.textContent()) ?? '')?.[0] as string
  await closeReceiptDialog(page)
  await expect(dialog).toBeHidden()
  await expect(application(page)).toContainText(receipt)
  await expect(submitButton(page)).toBeHidden()
  await openNextForm(page, 'vi')
  await expectEmptyForm(application(page).locator('form'))
  await expect(application(page)).not.toContainText(file.name)
  await expectNotSubmittable(page)

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

test('a double click on the button sends one application', async ({ page, network, mailbox, relay }) => {
  await openApplication(page)
  await fillApplication(page, smallPdf())
  await expectSubmittable(page)
  await submitButton(page).dblclick()
  await expectOutcome(page, 'accepted')
  await onlyMailOf(mailbox, relay, await newestEntry(page, 'accepted'))
  expect(network.submissions).toBe(1)
  expect(mailbox.mails).toHaveLength(1)
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
