import { chromium } from '@playwright/test'
import { privacyPolicyVersion } from '#contract/submission/privacy-policy.ts'
import { receiptCode } from '#contract/submission/receipt-code.ts'
import { RETENTION_DAYS } from '#contract/submission/submission.ts'
import { APPLICANT, apply, bigPdf, expectAttached } from './support/application-form.ts'
import { ENQUIRY, enquire, enquireWithoutRequest, queueEnquiry } from './support/contact-form.ts'
import { control, expectOutcome } from './support/form.ts'
import { test as testInstalled } from './support/installed.ts'
import { openJob } from './support/jobs.ts'
import { killBrowser } from './support/kill-browser.ts'
import { header, onlyMailOf } from './support/mailbox.ts'
import { correct, entryOf, expectState, newestEntry, outboxEntries, sendNow } from './support/outbox.ts'
import { apartFromOffline, expect, goOffline, goOnline, test } from './support/test.ts'
import { text } from './support/texts.ts'

testInstalled(
  'enquiries written offline in two tabs are sent when the network returns, once each, with the specified mail @core',
  async ({ page, context, network, mailbox, relay, problems }) => {
    const other = await context.newPage()
    await goOffline(context, network)
    for (const tab of [page, other]) {
      await enquire(tab)
      await expectOutcome(tab, 'queued')
    }
    await expect(page.locator('main a[href="/outbox"]').first()).toBeVisible()
    const entries = await outboxEntries(page)
    expect(entries).toHaveLength(2)
    // The service worker may be trying to send a submission at this moment, so both states are right.
    for (const { state } of entries) expect(['queued', 'sending']).toContain(state)
    expect(mailbox.mails).toHaveLength(0)
    // In the outbox the offline notice in the corner is hidden, because each entry shows its own state.
    const notice = other.getByText(text('en', 'common:pwa.offline'))
    await expect(notice).toBeVisible()
    await other.goto('/outbox')
    await expect(other.locator('[data-submission]')).toHaveCount(entries.length)
    await expect(notice).toBeHidden()

    await goOnline(context, network)
    for (const { id } of entries) {
      await expectState(page, id, 'accepted')
      const mail = await onlyMailOf(mailbox, relay, id)
      expect(mail.subject).toBe(`[Customer] New contact from Ánh Nguyễn (${receiptCode(id)})`)
      expect(mail.messageId).toBe(`<${id}.contact@lat.example>`)
      expect(mail.replyTo?.[0]).toMatchObject({ address: ENQUIRY.email })
      expect(mail.from).toMatchObject({ address: 'website@lat.example' })
      expect(mail.to?.[0]).toMatchObject({ address: 'hello@lat.example' })
      expect(header(mail, 'x-submission-id')).toBe(id)
      for (const line of ['Name: Nguyễn Ánh', 'Phone: 0912345678', 'Company: Gốm Bát Tràng', 'Country: VN'])
        expect(mail.text).toContain(line)
      for (const line of ENQUIRY.message.split('\n')) expect(mail.text).toContain(line)
      expect(mail.text).toContain(`privacy policy of ${privacyPolicyVersion}`)
    }
    // Each submission was sent exactly once, although several tabs were open, because a lock lets only one tab send at
    // a time.
    expect(network.submissions).toBe(entries.length)
    expect(apartFromOffline(problems)).toEqual([])
  },
)

testInstalled(
  'an enquiry whose page was closed offline is sent by the next page @core',
  async ({ page, context, network, mailbox, relay }) => {
    await goOffline(context, network)
    await enquire(page)
    await expectOutcome(page, 'queued')
    const id = await newestEntry(page, 'queued', 'sending')
    await page.close()
    await goOnline(context, network)
    const other = await context.newPage()
    await other.goto('/vi/about-us')
    await onlyMailOf(mailbox, relay, id)
  },
)

testInstalled(
  'an enquiry and an application with 4.9 MB survive a killed browser and are sent with the same bytes, one mail each',
  async ({ page, context, network, mailbox, relay, launchOptions }, testInfo) => {
    await goOffline(context, network)
    await enquire(page)
    await expectOutcome(page, 'queued')
    const file = bigPdf()
    await apply(page, file)
    await expectOutcome(page, 'queued')
    const profile = testInfo.outputPath('profile')
    killBrowser(profile)

    network.fault = 'none'
    const again = await chromium.launchPersistentContext(profile, { ...launchOptions, baseURL: network.origin })
    const reopened = await again.newPage()
    const [application, enquiry] = (await outboxEntries(reopened)).map(({ id }) => id) as [string, string]
    for (const id of [application, enquiry]) await expectState(reopened, id, 'accepted')
    expect((await onlyMailOf(mailbox, relay, enquiry)).messageId).toBe(`<${enquiry}.contact@lat.example>`)

    const mail = await onlyMailOf(mailbox, relay, application)
    expectAttached(mail, file)
    const { title, locations } = openJob().texts.en
    expect(mail.subject).toBe(`[Recruitment] ${title} - Ánh Nguyễn Thị (${receiptCode(application)})`)
    expect(mail.messageId).toBe(`<${application}.application@lat.example>`)
    expect(header(mail, 'x-submission-id')).toBe(application)
    expect(mail.replyTo?.[0]).toMatchObject({ address: APPLICANT.email })
    for (const line of [`Position: ${title}`, 'Name: Nguyễn Thị Ánh', `Locations: ${locations[0]}`])
      expect(mail.text).toContain(line)
    await again.close()
  },
)

test('a browser that wrongly reports being offline still sends, at the press and by "Send now"', async ({
  page,
  network,
}) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }))
  await enquire(page)
  await expectOutcome(page, 'accepted')
  const id = await queueEnquiry(page, network)
  network.fault = 'none'
  await sendNow(page, id)
})

test('a device whose clock is 60 days ahead sends waiting submissions', async ({ page, network, mailbox }) => {
  const receipt = await enquireWithoutRequest(page, network)
  network.fault = 'none'
  await page.clock.setSystemTime(Date.now() + 60 * 24 * 60 * 60_000)
  await page.goto('/about-us')
  await expect.poll(() => mailbox.mails.length).toBe(1)
  expect(mailbox.mails[0]?.subject).toContain(receipt)
})

test('an enquiry that could not be sent for 30 days is not sent any more; its entry says so and leads to the form', async ({
  page,
  network,
  mailbox,
}) => {
  const id = await queueEnquiry(page, network)
  await page.evaluate(setRetentionStart, Date.now() - (RETENTION_DAYS + 1) * 24 * 60 * 60_000)
  await page.reload()
  await expectState(page, id, 'expired')
  const entry = entryOf(page, id)
  await expect(entry).toContainText(text('en', 'outbox:state.expired'))
  await expect(entry).toContainText(text('en', 'outbox:next.expired', { days: RETENTION_DAYS }))
  await expect(entry.getByRole('button', { name: text('en', 'outbox:sendNow') })).toHaveCount(0)
  network.fault = 'none'
  network.submissions = 0
  await page.reload()
  await correct(page, id)
  await expect(control(page, 'message')).toHaveValue(ENQUIRY.message)
  expect(network.submissions).toBe(0)
  expect(mailbox.mails).toEqual([])
})

/**
 * Sets the start of the retention period of every stored submission, in ms since the epoch, and the submission's state
 * to `queued`. Runs in the page.
 */
function setRetentionStart(countsFrom: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('lat')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('submissions', 'readwrite')
      const submissions = transaction.objectStore('submissions')
      const reading = submissions.getAll()
      reading.onsuccess = () => {
        for (const record of reading.result) submissions.put({ ...record, state: 'queued', countsFrom })
      }
      transaction.oncomplete = () => {
        opening.result.close()
        resolve()
      }
    }
  })
}
