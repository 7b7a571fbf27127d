import { APPLICANT, smallPdf } from '../support/application-form.ts'
import { ENQUIRY } from '../support/contact-form.ts'
import { countRecords } from '../support/count-records.ts'
import { onlyMailOf } from '../support/mailbox.ts'
import { expect } from '../support/test.ts'
import { enquireOffline, fillApplication, outboxEntries, saveFile } from './support/forms.ts'
import { test } from './support/installed.ts'
import { expectEmptyForm, expectNoTraceOf } from './support/traces.ts'
import { clickOn, expectPath, expectReady, expectVisible } from './support/user-actions.ts'

const CONFIRM = 'dialog[open] div div button + button'
/** Some of the texts that the first person types. None of them may be on any page that the next person sees. */
const TYPED = [ENQUIRY, APPLICANT].flatMap(({ email, phone }) => [email, phone]).concat(ENQUIRY.message)

test('without a network, after "I\'m done here" the next person finds nothing of the last; what waits is sent', async ({
  device,
  network,
  mailbox,
  relay,
}, testInfo) => {
  test.setTimeout(180_000)
  const resume = smallPdf()
  const left = [...TYPED, resume.name]
  const resumePath = await saveFile(testInfo, resume)
  await device.goto('/outbox')
  await expectReady(device)
  network.cut()
  await enquireOffline(device)
  await fillApplication(device, resumePath)
  await clickOn(device, 'form a[href="/outbox#done"]')
  await expectPath(device, '/outbox')
  await expectVisible(device, 'dialog[open] li')
  const code = await device.evaluate(() => document.querySelector('dialog[open] li')?.textContent)
  await clickOn(device, CONFIRM)
  await expectVisible(device, '[data-submission][data-state="queued"]')
  await expect.poll(() => device.evaluate(countRecords, 'sealed')).toBe(1)
  expect(await device.evaluate(() => document.querySelector('main')?.textContent)).toContain(code)
  await expectNoTraceOf(device, left)

  for (const page of ['/jobs/', '/careers', '/contact-us']) {
    await device.back()
    await expect.poll(() => device.evaluate(() => location.pathname).catch(() => '')).toContain(page)
    if (page === '/careers') await expectNoTraceOf(device, left)
    else await expectEmptyForm(device, left)
  }
  const [id = ''] = await outboxEntries(device)
  expect(await device.evaluate(() => document.querySelector('dialog[open]') === null)).toBe(true)

  network.fault = 'none'
  // Reload: a page sends waiting submissions when it loads. The open page would wait for the end of its backoff, a
  // minute or more.
  await device.reload()
  const mail = await onlyMailOf(mailbox, relay, id)
  expect(mail.text).toContain(ENQUIRY.message)
  await expectVisible(device, '[data-empty-outbox]:not([hidden])')
})
