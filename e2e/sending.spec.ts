import type { Page } from '@playwright/test'
import { receiptCode } from '#contract/submission/receipt-code.ts'
import { apply, expectAttached, smallPdf } from './support/application-form.ts'
import { ENQUIRY, enquire, fillContactForm } from './support/contact-form.ts'
import {
  closeReceiptDialog,
  control,
  expectEmptyForm,
  expectOutcome,
  expectSubmittable,
  submitButton,
  submitForm,
} from './support/form.ts'
import { test as testInstalled } from './support/installed.ts'
import { onlyMailOf } from './support/mailbox.ts'
import { entryOf, newestEntry, outboxEntries, sendNow } from './support/outbox.ts'
import { activate, expect, test } from './support/test.ts'
import { text } from './support/texts.ts'

test('two presses at once send one enquiry; panel and dialog say thanks, and another is sent from the same page @core', async ({
  page,
  network,
  mailbox,
  relay,
  problems,
}) => {
  await page.goto('/contact-us')
  await fillContactForm(page)
  await expectSubmittable(page)
  await submitButton(page).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(text('en', 'form:sent.contact.accepted.dialog'))
  // On paper the dialog would stand on every sheet and cover the receipt below it.
  await page.emulateMedia({ media: 'print' })
  await expect(dialog).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await closeReceiptDialog(page)
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

test('without storage and with a lost reply, the page says that the outcome is unknown, and a second press sends no second mail', async ({
  page,
  network,
  mailbox,
  relay,
}) => {
  await page.addInitScript(() => {
    // Android apps may show the site in a web view without local storage.
    Object.defineProperty(window, 'localStorage', { value: null })
    // Firefox refuses the database and the channel of changes when it blocks cookies.
    const refuse = () => {
      throw new DOMException('Storage is forbidden', 'SecurityError')
    }
    IDBFactory.prototype.open = refuse
    window.BroadcastChannel = new Proxy(BroadcastChannel, { construct: refuse })
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

test('without a captcha the message is still sent, and the captcha is solved later', async ({
  page,
  mailbox,
  relay,
}) => {
  let refused = true
  await page.route('**/api/captcha*', (route) =>
    refused ? route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }) : route.continue(),
  )
  await enquire(page)
  await expectOutcome(page, 'queued')
  refused = false
  const id = await newestEntry(page, 'queued', 'sending', 'accepted')
  await sendNow(page, id)
  await onlyMailOf(mailbox, relay, id)
})

test('while only the page has what is being sent, the browser asks before the page is left', async ({
  page,
  network,
}) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No space', 'QuotaExceededError')
    }
  })
  await page.goto('/contact-us')
  await fillContactForm(page)
  const release = network.hold(/^\/api\/contact/)
  await submitForm(page)
  await expect.poll(() => network.requestedPaths).toContain('/api/contact')
  const dialogType = new Promise<string>((resolve) => {
    page.once('dialog', async (dialog) => {
      await dialog.dismiss()
      resolve(dialog.type())
    })
  })
  await page.evaluate(() => void setTimeout(() => location.assign('/careers')))
  expect(await dialogType).toBe('beforeunload')
  release()
  await expectOutcome(page, 'accepted')
})
