import { expect, test, vi } from 'vitest'
import { DAY_MS } from '../day.ts'
import { failedConfirmations } from '../metrics.ts'
import { acceptToMail, ago, mailFrom, mailRow, stateBecomes, workWith } from '../testing/mail-work.ts'
import { startMailbox } from '../testing/mailbox.ts'
import { WAIT_TIMEOUT_MS } from '../testing/relay.ts'
import { enquiry } from '../testing/sample-submissions.ts'
import { temporaryStore } from '../testing/temporary-store.ts'
import { smtpTransport } from './smtp-transport.ts'

test('with MAIL_CONFIRMATION the sender gets one confirmation, after the company has the mail', async () => {
  const [store, mailbox] = [await temporaryStore(), await startMailbox()]
  mailbox.answer(451)
  const id = await acceptToMail(store)
  const worker = workWith(store, smtpTransport(mailbox.smtpUrl), { confirms: true })
  await vi.waitFor(async () => expect((await mailRow(store, id)).attempts).toBeGreaterThan(1), {
    timeout: WAIT_TIMEOUT_MS,
  })
  mailbox.answer(250)
  await vi.waitFor(() => expect(mailbox.received).toHaveLength(2), { timeout: WAIT_TIMEOUT_MS })
  expect(mailbox.recipients).toEqual([['hello@lat.example'], [enquiry.email]])
  // Simulates a relay that crashed before it recorded the mail as sent.
  await store.db.updateTable('mails').set({ state: 'queued' }).execute()
  worker.wake()
  await vi.waitFor(() => expect(mailbox.received).toHaveLength(3), { timeout: WAIT_TIMEOUT_MS })
  await stateBecomes(store, id, 'sent')
  await worker.stop()
  expect(mailbox.recipients).toHaveLength(3)
})

test('a failed confirmation is counted, and does not change the sent mail', async () => {
  const failures = async () => (await failedConfirmations.get()).values[0]?.value ?? 0
  const before = await failures()
  const [store, mailbox] = [await temporaryStore(), await startMailbox()]
  mailbox.refuse(enquiry.email)
  const id = await acceptToMail(store)
  const worker = workWith(store, smtpTransport(mailbox.smtpUrl), { confirms: true })
  await stateBecomes(store, id, 'sent')
  await worker.stop()
  expect(mailbox.recipients).toEqual([['hello@lat.example']])
  expect(await mailRow(store, id)).toMatchObject({ attempts: 1, last_error: null })
  expect(await failures()).toBe(before + 1)
})

test('the confirmation does not wait for a recipient of the company who is refused', async () => {
  const [store, mailbox] = [await temporaryStore(), await startMailbox()]
  mailbox.refuse('gone@lat.example')
  await acceptToMail(store)
  const mailTo = { contact: 'hello@lat.example, gone@lat.example', application: '' }
  workWith(store, smtpTransport(mailbox.smtpUrl), { confirms: true, addresses: { mailFrom, mailTo } })
  await vi.waitFor(() => expect(mailbox.recipients).toEqual([['hello@lat.example'], [enquiry.email]]), {
    timeout: WAIT_TIMEOUT_MS,
  })
})

test('an address gets at most three confirmations a day, however it is written', async () => {
  const [store, mailbox] = [await temporaryStore(), await startMailbox()]
  for (const email of ['oi@example.com', 'OI@example.com', 'oi@EXAMPLE.com', 'oi@example.com', 'Oi@example.com']) {
    await acceptToMail(store, { payload: { ...enquiry, email } })
  }
  await acceptToMail(store, { payload: { ...enquiry, email: 'buoi@example.com' } })
  const worker = workWith(store, smtpTransport(mailbox.smtpUrl), { confirms: true })
  const toSenders = () => mailbox.recipients.flat().filter((address) => address.endsWith('@example.com'))
  await vi.waitFor(() => expect(mailbox.received.length).toBeGreaterThanOrEqual(10), { timeout: WAIT_TIMEOUT_MS })
  await worker.stop()
  expect(
    toSenders()
      .map((address) => address.toLowerCase())
      .toSorted(),
  ).toEqual(['buoi@example.com', ...Array(3).fill('oi@example.com')])
  await store.db
    .updateTable('mails')
    .set({ confirmed_at: ago(DAY_MS + 1000) })
    .where('confirmed_at', 'is not', null)
    .execute()
  await acceptToMail(store, { payload: { ...enquiry, email: 'oi@example.com' } })
  workWith(store, smtpTransport(mailbox.smtpUrl), { confirms: true })
  await vi.waitFor(() => expect(toSenders()).toHaveLength(5), { timeout: WAIT_TIMEOUT_MS })
})
