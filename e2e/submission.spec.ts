import { chromium } from '@playwright/test'
import { receiptCode } from '#contract/submission.ts'
import {
  ENQUIRY,
  expectState,
  fillContactForm,
  outboxEntries,
  sendNow,
  submitButton,
  submitContactForm,
} from './support/contact-form.ts'
import { killBrowser } from './support/kill-browser.ts'
import { header, type Mailbox } from './support/mailbox.ts'
import { expect, goOffline, goOnline, test, visitUntilReady } from './support/test.ts'

/** Waits for the mail of a submission, then long enough to see that no second one follows. */
async function expectOneMail(mailbox: Mailbox, id: string): Promise<void> {
  await expect.poll(() => mailbox.of(id).length, { timeout: 45_000 }).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 2500))
  expect(mailbox.of(id)).toHaveLength(1)
}

test('written offline, kept, sent when the network returns: one mail as specified', async ({
  page,
  context,
  network,
  mailbox,
  problems,
}) => {
  await visitUntilReady(page)
  await goOffline(context, network)
  await page.goto('/contact-us')
  await fillContactForm(page)
  await submitContactForm(page)
  await expect(page.locator('main')).toContainText(/saved/i)
  await expect(page.locator('main a[href="/outbox"]').first()).toBeVisible()

  const [entry] = await outboxEntries(page)
  expect(entry?.state).toBe('queued')
  expect(mailbox.mails).toHaveLength(0)

  await goOnline(context, network)
  const id = entry?.id as string
  await expectState(page, id, 'accepted')
  await expectOneMail(mailbox, id)

  const [mail] = mailbox.of(id)
  expect(mail?.subject).toBe(`[Customer] New contact from Ánh Nguyễn (${receiptCode(id)})`)
  expect(mail?.messageId).toBe(`<${id}.contact@lat.example>`)
  expect(mail?.replyTo?.[0]).toMatchObject({ address: ENQUIRY.email })
  expect(mail?.to?.[0]).toMatchObject({ address: 'hello@lat.example' })
  for (const text of [
    'Name: Ánh Nguyễn',
    'Phone: 0912345678',
    'Company: Gốm Bát Tràng',
    'Country: VN',
    ENQUIRY.message.split('\n')[1],
  ]) {
    expect(mail?.text).toContain(text)
  }
  expect(header(mail as NonNullable<typeof mail>, 'x-submission-id')).toBe(id)
  expect(problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
})

test('sent online: thank-you panel and dialog, then send more and back home', async ({ page, mailbox, problems }) => {
  await page.goto('/contact-us')
  await fillContactForm(page)
  await submitContactForm(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Send Successfully!')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.locator('main')).toContainText('Thanks for contacting us!')
  await expect(page.locator('main')).toContainText("Thank you for your message! We'll get back to you soon.")
  await expect.poll(() => mailbox.mails.length).toBe(1)

  await page.getByRole('button', { name: 'Send more' }).click()
  await expect(page.locator('[name="firstName"]')).toHaveValue('')
  await expect(page.locator('[name="country"]')).toHaveValue('VN')
  await expect(page.locator('[name="consent"]')).not.toBeChecked()
  expect(problems).toEqual([])
})

test('the button pressed twice within one moment: one mail', async ({ page, mailbox }) => {
  await page.goto('/contact-us')
  await fillContactForm(page)
  await expect(submitButton(page)).not.toHaveAttribute('aria-disabled', 'true')
  await submitButton(page).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await expect(page.getByRole('dialog')).toContainText('Send Successfully!')
  expect(await outboxEntries(page)).toHaveLength(1)
  await expect.poll(() => mailbox.mails.length).toBe(1)
})

test('page closed while offline: sent by the next page that is opened', async ({ page, context, network, mailbox }) => {
  await visitUntilReady(page)
  await goOffline(context, network)
  await page.goto('/contact-us')
  await fillContactForm(page)
  await submitContactForm(page)
  const [entry] = await outboxEntries(page)
  await page.close()
  await goOnline(context, network)
  const other = await context.newPage()
  await other.goto('/about-us')
  await expectOneMail(mailbox, entry?.id as string)
})

test('browser killed while offline: sent after it is started again', async ({
  network,
  mailbox,
  launchOptions,
}, testInfo) => {
  const profile = testInfo.outputPath('profile')
  const first = await chromium.launchPersistentContext(profile, { ...launchOptions, baseURL: network.origin })
  const page = await first.newPage()
  await visitUntilReady(page)
  await goOffline(first, network)
  await page.goto('/contact-us')
  await fillContactForm(page)
  await submitContactForm(page)
  const [entry] = await outboxEntries(page)
  killBrowser(profile)

  network.weather = 'up'
  const second = await chromium.launchPersistentContext(profile, { ...launchOptions, baseURL: network.origin })
  const reopened = await second.newPage()
  await reopened.goto('/outbox')
  await expectState(reopened, entry?.id as string, 'accepted')
  await expectOneMail(mailbox, entry?.id as string)
  await second.close()
})

test('reply lost on its way back: the repeat gets the same receipt, one mail', async ({ page, network, mailbox }) => {
  await visitUntilReady(page, '/contact-us')
  network.weather = 'reply-lost'
  await fillContactForm(page)
  await submitContactForm(page)
  await expect.poll(() => network.submissions).toBeGreaterThan(0)
  await expect.poll(() => mailbox.mails.length).toBe(1)
  const [entry] = await outboxEntries(page)
  expect(entry?.state).not.toBe('accepted')
  network.weather = 'up'
  await sendNow(page)
  await expectState(page, entry?.id as string, 'accepted')
  await expect(page.locator(`[data-submission="${entry?.id}"]`)).toContainText(receiptCode(entry?.id as string))
  await expectOneMail(mailbox, entry?.id as string)
})

for (const weather of ['unavailable', 'portal'] as const) {
  test(`relay answers "${weather}" at first: kept, then sent once`, async ({ page, network, mailbox }) => {
    await visitUntilReady(page, '/contact-us')
    network.weather = weather
    await fillContactForm(page)
    await submitContactForm(page)
    await expect(page.locator('main')).toContainText(/saved/i, { timeout: 30_000 })
    const [entry] = await outboxEntries(page)
    expect(['queued', 'sending']).toContain(entry?.state)
    network.weather = 'up'
    await sendNow(page)
    await expectState(page, entry?.id as string, 'accepted')
    await expectOneMail(mailbox, entry?.id as string)
  })
}

test('relay killed between accepting and mailing: the mail goes out after its restart, once', async ({
  page,
  relay,
  mailbox,
}) => {
  await mailbox.close()
  await page.goto('/contact-us')
  await fillContactForm(page)
  await submitContactForm(page)
  await expect(page.getByRole('dialog')).toContainText('Send Successfully!')
  await relay.kill()
  await mailbox.open()
  await relay.start()
  const [entry] = await outboxEntries(page)
  await expectOneMail(mailbox, entry?.id as string)
})

test('mail server down: visitors have their receipts at once, all mails arrive later', async ({ page, mailbox }) => {
  await mailbox.close()
  for (const firstName of ['Một', 'Hai', 'Ba']) {
    await page.goto('/contact-us')
    await fillContactForm(page, { firstName })
    await submitContactForm(page)
    await expect(page.getByRole('dialog')).toContainText('Send Successfully!')
  }
  expect(mailbox.mails).toHaveLength(0)
  await mailbox.open()
  await expect.poll(() => mailbox.mails.length, { timeout: 30_000 }).toBe(3)
  const subjects = mailbox.mails.map((mail) => mail.subject)
  for (const firstName of ['Một', 'Hai', 'Ba']) {
    expect(subjects.filter((subject) => subject?.includes(`New contact from ${firstName} `))).toHaveLength(1)
  }
})

test('refused: the reason is shown, everything typed stays, the correction goes out', async ({
  page,
  network,
  mailbox,
}) => {
  await page.goto('/contact-us')
  network.weather = 'refused'
  await fillContactForm(page)
  await submitContactForm(page)
  await expect(page.locator('main')).toContainText('Oops! Something went wrong, please try again later.')
  await expect(page.locator('[name="company"]')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('[name="message"]')).toHaveValue(ENQUIRY.message)

  const [entry] = await outboxEntries(page)
  expect(entry?.state).toBe('rejected')
  network.weather = 'up'
  await page
    .locator(`[data-submission="${entry?.id}"]`)
    .getByRole('link', { name: /correct/i })
    .click()
  await expect(page.locator('[name="lastName"]')).toHaveValue(ENQUIRY.lastName)
  await page.locator('[name="company"]').fill('Gốm Phù Lãng')
  await page.locator('[name="consent"]').check()
  await submitContactForm(page)
  await expect(page.getByRole('dialog')).toContainText('Send Successfully!')
  await expect.poll(() => mailbox.mails.length).toBe(1)
  expect(mailbox.mails[0]?.text).toContain('Gốm Phù Lãng')
  const after = await outboxEntries(page)
  expect(after.map(({ state }) => state)).toEqual(['accepted'])
})

test('two tabs come online at once: one mail for each submission', async ({ page, context, network, mailbox }) => {
  await visitUntilReady(page)
  const other = await context.newPage()
  await other.goto('/')
  await goOffline(context, network)
  for (const tab of [page, other]) {
    await tab.goto('/contact-us')
    await fillContactForm(tab)
    await submitContactForm(tab)
    await expect(tab.locator('main')).toContainText(/saved/i)
  }
  const entries = await outboxEntries(page)
  expect(entries).toHaveLength(2)
  await goOnline(context, network)
  for (const { id } of entries) await expectOneMail(mailbox, id)
})

test('a half-filled form survives reload, language switch and closing; the consent does not', async ({
  page,
  context,
}) => {
  await page.goto('/contact-us')
  await fillContactForm(page)
  await page.reload()
  await expect(page.locator('[name="message"]')).toHaveValue(ENQUIRY.message)
  await expect(page.locator('[name="company"]')).toHaveValue(ENQUIRY.company)
  await expect(page.locator('[name="consent"]')).not.toBeChecked()

  await page.goto('/about-us')
  await page.goBack()
  for (const name of ['firstName', 'company', 'message'] as const) {
    await expect(page.locator(`[name="${name}"]`)).toHaveValue(ENQUIRY[name])
  }

  await page.locator('[name="consent"]').check()
  await page.locator('header a[hreflang="vi"]:visible').first().click()
  await expect(page).toHaveURL(/\/vi\/contact-us$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  await expect(page.locator('[name="message"]')).toHaveValue(ENQUIRY.message)

  await page.close()
  const next = await context.newPage()
  await next.goto('/vi/contact-us')
  await expect(next.locator('[name="company"]')).toHaveValue(ENQUIRY.company)
})
