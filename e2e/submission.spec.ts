import { chromium, type Page } from '@playwright/test'
import { privacyPolicyVersion } from '#contract/submission/privacy-policy.ts'
import { receiptCode } from '#contract/submission/receipt-code.ts'
import { RETENTION_DAYS } from '#contract/submission/submission.ts'
import { APPLICANT, apply, bigPdf, expectAttached, smallPdf } from './support/application-form.ts'
import { ENQUIRY, enquire, enquireWithoutRequest, fillContactForm, queueEnquiry } from './support/contact-form.ts'
import { countRecords } from './support/count-records.ts'
import { control, expectEmptyForm, expectOutcome, submitButton, submitForm } from './support/form.ts'
import { test as testInstalled } from './support/installed.ts'
import { openJob } from './support/jobs.ts'
import { killBrowser } from './support/kill-browser.ts'
import { header, onlyMailOf } from './support/mailbox.ts'
import { correct, entryOf, expectState, newestEntry, outboxEntries, sendNow } from './support/outbox.ts'
import { activate, apartFromOffline, expect, goOffline, goOnline, test } from './support/test.ts'
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

testInstalled(
  'after a lost reply, a 503 or a captive portal the submission is kept, then sent, one mail each with the shown receipt @core',
  async ({ page, network, mailbox, relay }) => {
    testInstalled.slow()
    const file = smallPdf()
    const attempts = [
      ['reply-lost', enquire],
      ['reply-lost', (tab: Page) => apply(tab, file)],
      ['unavailable', enquire],
      ['portal', enquire],
    ] as const
    for (const [fault, write] of attempts)
      await testInstalled.step(fault, async () => {
        network.fault = fault
        network.submissions = 0
        await write(page)
        await expectOutcome(page, 'queued')
        // With the fault `portal`, a captive portal answers every request, also that for a captcha. The form thus gets
        // no captcha, and without a captcha it sends no submission.
        if (fault !== 'portal') expect(network.submissions).toBeGreaterThan(0)
        const id = await newestEntry(page, 'queued', 'sending')
        // With `reply-lost` the relay has accepted the submission, but the device did not get the reply.
        if (fault === 'reply-lost') await expect.poll(() => mailbox.of(id).length).toBe(1)
        else expect(mailbox.of(id)).toHaveLength(0)
        network.fault = 'none'
        await sendNow(page, id)
        await expect(entryOf(page, id)).toContainText(receiptCode(id))
        const mail = await onlyMailOf(mailbox, relay, id)
        expect(mail.subject).toContain(receiptCode(id))
        if (write !== enquire) expectAttached(mail, file)
      })
  },
)

test('two presses at once send one enquiry; panel and dialog say thanks, and another is sent from the same page @core', async ({
  page,
  network,
  mailbox,
  relay,
  problems,
}) => {
  await page.goto('/contact-us')
  await fillContactForm(page)
  await expect(submitButton(page)).not.toHaveAttribute('aria-disabled', 'true')
  await submitButton(page).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(text('en', 'form:sent.contact.accepted.dialog'))
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  for (const part of ['title', 'text'])
    await expect(page.locator('main')).toContainText(text('en', `form:sent.contact.accepted.${part}`))
  await expect(page.getByRole('link', { name: text('en', 'form:backHome') })).toHaveAttribute('href', '/')

  await page.getByRole('button', { name: text('en', 'form:sendMore') }).click()
  await expectEmptyForm(page.locator('main form'))
  await expect(control(page, 'country')).toHaveValue('VN')
  expect(network.submissions).toBe(1)
  await fillContactForm(page, { message: 'One more question' })
  await submitForm(page)
  await expectOutcome(page, 'accepted')
  const entries = await outboxEntries(page)
  expect(entries.map(({ state }) => state)).toEqual(['accepted', 'accepted'])
  const [second, first] = await Promise.all(entries.map(({ id }) => onlyMailOf(mailbox, relay, id)))
  expect(first?.text).toContain(ENQUIRY.message.split('\n')[0])
  expect(second?.text).toContain('One more question')
  expect(network.submissions).toBe(2)
  expect(problems).toEqual([])
})

test('the form on the home page sends an enquiry as well', async ({ page, mailbox, relay }) => {
  await page.goto('/')
  await activate(page.locator('main form'))
  await fillContactForm(page)
  await submitForm(page)
  await expectOutcome(page, 'accepted')
  const id = await newestEntry(page, 'accepted')
  expect((await onlyMailOf(mailbox, relay, id)).text).toContain(ENQUIRY.company)
})

test('with the mail server down and the relay killed, visitors get receipts at once, and every mail is sent later, once @core', async ({
  page,
  relay,
  mailbox,
}) => {
  const ids: string[] = []
  const sendWithoutMailServer = async () => {
    await mailbox.close()
    await enquire(page)
    await expect(page.getByRole('dialog')).toContainText(text('en', 'form:sent.contact.accepted.dialog'))
    ids.unshift(await newestEntry(page, 'accepted'))
    expect(mailbox.of(ids[0] as string)).toHaveLength(0)
  }
  await sendWithoutMailServer()
  await sendWithoutMailServer()
  await mailbox.open()
  for (const id of ids) await onlyMailOf(mailbox, relay, id)

  await sendWithoutMailServer()
  await relay.kill()
  await mailbox.open()
  await relay.start()
  for (const id of ids) await onlyMailOf(mailbox, relay, id)
})

test('a refusal shows its reason and keeps all fields; the corrected enquiry replaces the refused one @core', async ({
  page,
  network,
  mailbox,
  relay,
}) => {
  await page.goto('/contact-us')
  network.fault = 'refused'
  await fillContactForm(page)
  await submitForm(page)
  await expect(page.getByRole('alert')).toContainText('Oops! Something went wrong, please try again later.')
  await expect(control(page, 'company')).toHaveAttribute('aria-invalid', 'true')
  await expect(control(page, 'message')).toHaveValue(ENQUIRY.message)

  const refused = await newestEntry(page, 'rejected')
  network.fault = 'none'
  await correct(page, refused)
  await expect(control(page, 'lastName')).toHaveValue(ENQUIRY.lastName)
  await control(page, 'company').fill('Gốm Phù Lãng')
  await control(page, 'consent').check()
  await submitForm(page)
  await expectOutcome(page, 'accepted')
  const entries = await outboxEntries(page)
  expect(entries.map(({ state }) => state)).toEqual(['accepted'])
  expect((await onlyMailOf(mailbox, relay, entries[0]?.id as string)).text).toContain('Gốm Phù Lãng')
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
  const refused = await newestEntry(page, 'queued', 'sending')
  network.fault = 'refused'
  await sendNow(page, refused, 'rejected')

  await correct(page, refused)
  await expect(page.getByText(text('en', 'form:otherDraft.contact'))).toBeVisible()
  await expect(control(page, 'message')).toHaveValue('Một việc khác')
  await page.getByRole('button', { name: text('en', 'form:otherDraft.replace') }).click()
  await expect(control(page, 'message')).toHaveValue(ENQUIRY.message)
  await expect(page.getByText(text('en', 'form:correcting.contact'))).toBeVisible()
  // The draft is now the correction itself. After a reload the page must not ask again whether to replace the draft.
  await page.reload()
  await expect(page.getByText(text('en', 'form:correcting.contact'))).toBeVisible()
  await expect(page.getByText(text('en', 'form:otherDraft.contact'))).toBeHidden()
  await expect(control(page, 'message')).toHaveValue(ENQUIRY.message)
})

test('of two tabs that correct the same enquiry, the second is told so and sends only when pressed again', async ({
  page,
  context,
  network,
  mailbox,
}) => {
  await page.goto('/contact-us')
  network.fault = 'refused'
  await fillContactForm(page)
  await submitForm(page)
  await expect(page.getByRole('alert')).toBeVisible()
  const other = await context.newPage()
  await correct(other, await newestEntry(other, 'rejected'))
  await expect(control(other, 'message')).toHaveValue(ENQUIRY.message)
  network.fault = 'none'
  await control(other, 'consent').check()
  await submitForm(other)
  await expectOutcome(other, 'accepted')

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

test('a receipt panel says when its enquiry was deleted in another tab', async ({ page, context, network }) => {
  network.fault = 'unavailable'
  await enquire(page)
  await expectOutcome(page, 'queued')
  const other = await context.newPage()
  const id = await newestEntry(other, 'queued', 'sending')
  await expectState(other, id, 'queued')
  const remove = { name: text('en', 'outbox:delete') }
  await entryOf(other, id).getByRole('button', remove).click()
  await other.getByRole('dialog').getByRole('button', remove).click()
  await expect(entryOf(other, id)).toHaveCount(0)
  const panel = page.locator('[data-outcome="gone"]')
  await expect(panel).toContainText(text('en', 'form:sent.gone.text'))
  await expect(panel).not.toContainText(receiptCode(id))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await panel.getByRole('button', { name: text('en', 'form:sendMore') }).click()
  await expectEmptyForm(page.locator('main form'))
})

test('without storage and with a lost reply, the page says that the outcome is unknown, and a second press sends no second mail', async ({
  page,
  network,
  mailbox,
  relay,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Storage is forbidden', 'SecurityError')
    }
  })
  await page.goto('/contact-us')
  network.fault = 'reply-lost'
  await fillContactForm(page)
  await submitForm(page)
  await expect(page.getByRole('alert')).toContainText(text('en', 'form:storage.deliveryUnknown'))
  await expect(control(page, 'message')).toHaveValue(ENQUIRY.message)
  await expect.poll(() => mailbox.mails.length).toBe(1)

  network.fault = 'none'
  await submitForm(page)
  await expectOutcome(page, 'accepted')
  await relay.untilMailsSent()
  expect(mailbox.mails).toHaveLength(1)
})

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

test('outcomes that nobody has seen are shown on the next visits until seen; refusals stay in the badge of the header', async ({
  page,
  network,
}) => {
  const news = page.locator('[data-outcome-notice]')
  const refused = await enquireWithoutRequest(page, network)
  network.fault = 'refused'
  await page.goto('/about-us')
  await expect(news).toContainText(refused)
  await test.step('also on a page that the browser has translated', async () => {
    const translated = await page.context().newPage()
    await translated.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => Object.assign(document.documentElement, { lang: 'fr' }))
    })
    await translated.goto('/about-us')
    await expect(translated.locator('[data-outcome-notice]')).toContainText(refused)
    await translated.close()
  })
  const badge = page.locator('[data-outbox-badge]:visible')
  await expect(badge).toContainText(`${text('en', 'common:outboxBadge.attention')} 1`)
  await news.getByRole('link', { name: text('en', 'common:outboxNews') }).click()
  const entry = page.locator('[data-submission]')
  await expect(entry).toContainText(text('en', 'outbox:deletedOn'))
  await expect(news).toBeHidden()

  const accepted = await enquireWithoutRequest(page, network)
  network.fault = 'none'
  await page.goto('/about-us')
  await expect(news).toContainText(accepted)
  await expect(news).not.toContainText(refused)
  await news.getByRole('button', { name: text('en', 'common:close') }).click()
  await expect(news).toBeHidden()
  await expect(badge).toContainText(`${text('en', 'common:outboxBadge.attention')} 1`)
  await expect(badge.locator('[data-need="waiting"]')).toBeHidden()
})

test('a draft survives reload, leaving, language switch and closing, the consent does not; a press or a day deletes the draft @core', async ({
  page,
  context,
}) => {
  const { country: _, ...texts } = ENQUIRY
  const expectTexts = async (tab: Page) => {
    for (const [name, value] of Object.entries(texts)) await expect(control(tab, name)).toHaveValue(value)
  }
  await page.goto('/contact-us')
  await activate(control(page, 'consent'))
  await fillContactForm(page)
  await page.reload()
  await expectTexts(page)
  await expect(control(page, 'consent')).not.toBeChecked()

  await page.goto('/about-us')
  await page.goBack()
  await expectTexts(page)

  await activate(control(page, 'consent'))
  await control(page, 'consent').check()
  await page.locator('header a[hreflang="vi"]:visible').first().click()
  await expect(page).toHaveURL('/vi/contact-us')
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  await expectTexts(page)

  await page.close()
  const next = await context.newPage()
  await next.goto('/vi/contact-us')
  await expectTexts(next)
  await expect(control(next, 'consent')).not.toBeChecked()

  // The next person at a shared device can clear the restored text.
  const notice = next.getByRole('status').filter({ hasText: text('vi', 'form:restored.text') })
  await notice.getByRole('button', { name: text('vi', 'form:restored.clear') }).click()
  await expect(notice).toHaveCount(0)
  await expect(control(next, 'lastName')).toBeFocused()
  for (const name of Object.keys(texts)) await expect(control(next, name)).toHaveValue('')
  const drafts = () => next.evaluate(countRecords, 'drafts')
  await expect.poll(drafts).toBe(0)

  await control(next, 'firstName').fill(ENQUIRY.firstName)
  await expect.poll(drafts).toBeGreaterThan(0)
  await next.clock.setFixedTime(Date.now() + 25 * 60 * 60_000)
  await next.goto('/vi/about-us')
  await expect.poll(drafts).toBe(0)
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
