import { bigPdf, expectAttached } from '../support/application-form.ts'
import { type Mailbox, onlyMailOf } from '../support/mailbox.ts'
import type { Relay } from '../support/relay.ts'
import { expect } from '../support/test.ts'
import { enquireOffline, outboxEntries, queueBothOffline, queueBothOnceReady, saveFile } from './support/forms.ts'
import { test } from './support/installed.ts'
import { expectAttribute, expectPath, expectVisible } from './support/user-actions.ts'

const RESUME = bigPdf()

test('an enquiry and an application with 4.9 MB, written offline, are sent when the server is back, one mail each @core', async ({
  device,
  network,
  mailbox,
  relay,
}, testInfo) => {
  const resumePath = await saveFile(testInfo, RESUME)
  const ids = await queueBothOnceReady(device, network, resumePath)
  expect(mailbox.mails).toHaveLength(0)

  network.fault = 'none'
  for (const id of ids) await expectAttribute(device, `[data-submission="${id}"]`, 'data-state', 'accepted')
  await expectMails(mailbox, relay, ids)
})

test('submissions written offline are sent after the browser was closed and opened again, one mail each', async ({
  device,
  engine,
  profile,
  network,
  mailbox,
  relay,
}, testInfo) => {
  const resumePath = await saveFile(testInfo, RESUME)
  network.cut()
  const ids = await queueBothOffline(device, resumePath)
  await device.close()

  network.fault = 'none'
  const again = await engine.launch(profile, network.origin)
  try {
    await again.goto('/vi/about-us')
    await expectMails(mailbox, relay, ids)
    expect(again.problems).toEqual([])
  } finally {
    await again.close()
  }
})

test('a waiting submission asks the visitor to come back, in browsers that delete data after a week without a visit', async ({
  device,
  network,
}) => {
  network.cut()
  await enquireOffline(device)
  await expectVisible(device, '[data-open-again]')
  await outboxEntries(device)
  await expectVisible(device, '[data-open-again]')
})

test('a page that Back shows sends what was written on the page after it, and tells no outcome twice', async ({
  device,
  network,
  mailbox,
}) => {
  network.cut()
  await enquireOffline(device)
  await device.back()
  await expectPath(device, '/services')
  await expectAttribute(device, '[data-outbox-badge]', 'data-shown', '')
  network.fault = 'none'
  await expect.poll(() => mailbox.mails.length).toBe(1)

  // The outbox tells the outcome, so the page that Back shows must not tell it once more.
  await expectAttribute(device, '[data-outcome-notice]', 'data-shown', '')
  await device.goto('/outbox')
  await expectVisible(device, '[data-submission][data-state="accepted"]')
  await device.back()
  await expectPath(device, '/services')
  await expectAttribute(device, '[data-outcome-notice]', 'data-shown', null)
})

/**
 * Expects exactly one mail for an application and one for an enquiry. `ids` are in the order of the outbox, newest
 * first.
 */
async function expectMails(mailbox: Mailbox, relay: Relay, ids: string[]): Promise<void> {
  expect(ids).toHaveLength(2)
  const [application, enquiry] = ids as [string, string]
  expect((await onlyMailOf(mailbox, relay, enquiry)).messageId).toBe(`<${enquiry}.contact@lat.example>`)
  const mail = await onlyMailOf(mailbox, relay, application)
  expect(mail.messageId).toBe(`<${application}.application@lat.example>`)
  expectAttached(mail, RESUME)
}
