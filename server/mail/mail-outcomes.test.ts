import { type AddressInfo, createServer } from 'node:net'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { DAY_MS } from '../day.ts'
import { retryMails } from '../store/mails.ts'
import {
  acceptToMail,
  ago,
  keptLog,
  mailFrom,
  mailRow,
  stateBecomes,
  transportOf,
  workWith,
} from '../testing/mail-work.ts'
import { startMailbox } from '../testing/mailbox.ts'
import { WAIT_TIMEOUT_MS } from '../testing/relay.ts'
import { temporaryStore } from '../testing/temporary-store.ts'
import { unusedPort } from '../testing/unused-port.ts'
import { UncertainDelivery } from './mail-transport.ts'
import { smtpTransport } from './smtp-transport.ts'

test.each([
  ['', false],
  ['?requireTLS=false', true],
  ['?ignoreTLS=true', true],
])('a mail server on another machine gets unencrypted mail with "%s": %s', async (query, isSent) => {
  const [store, mailbox] = [await temporaryStore(), await startMailbox()]
  const id = await acceptToMail(store)
  // `0.0.0.0` stands in for another machine: the transport does not recognise it as a loopback address, although a
  // connection to it reaches this machine.
  const elsewhere = mailbox.smtpUrl.replace('127.0.0.1', '0.0.0.0')
  workWith(store, smtpTransport(`${elsewhere}${query}`))
  await vi.waitFor(async () => expect((await mailRow(store, id)).attempts).toBeGreaterThan(0), {
    timeout: WAIT_TIMEOUT_MS,
  })
  if (isSent) return stateBecomes(store, id, 'sent')
  await vi.waitFor(async () => expect((await mailRow(store, id)).last_error).toContain('TLS'), {
    timeout: WAIT_TIMEOUT_MS,
  })
  expect(mailbox.received).toHaveLength(0)
})

test('a self-signed certificate of a server on this machine is accepted', async () => {
  const [store, mailbox] = [await temporaryStore(), await startMailbox(0, [])]
  const id = await acceptToMail(store)
  workWith(store, smtpTransport(mailbox.smtpUrl))
  await stateBecomes(store, id, 'sent')
  expect(mailbox.received).toHaveLength(1)
})

test.each([451, 550])('the SMTP reply %i is tried again', async (code) => {
  const [store, mailbox] = [await temporaryStore(), await startMailbox()]
  mailbox.answer(code)
  const id = await acceptToMail(store)
  workWith(store, smtpTransport(mailbox.smtpUrl))
  await vi.waitFor(async () => expect((await mailRow(store, id)).attempts).toBeGreaterThan(2), {
    timeout: WAIT_TIMEOUT_MS,
  })
  mailbox.answer(250)
  await stateBecomes(store, id, 'sent')
  expect(mailbox.received).toHaveLength(1)
})

test('after five days a mail that cannot be sent is kept as failed', async () => {
  const store = await temporaryStore()
  const id = await acceptToMail(store)
  await store.db
    .updateTable('mails')
    .set({ tries_since: ago(5 * DAY_MS), attempts: 1400 })
    .execute()
  workWith(store, smtpTransport(`smtp://127.0.0.1:${await unusedPort()}`))
  await stateBecomes(store, id, 'failed')
  expect((await mailRow(store, id)).last_error).toContain('ECONNREFUSED')
})

test('a mail without an answer is sent once more, later, and then left to the operator', async () => {
  const [store, mailbox] = [await temporaryStore(), await startMailbox()]
  mailbox.keepSilent(true)
  const id = await acceptToMail(store)
  workWith(store, smtpTransport(mailbox.smtpUrl, { connect: 9000, greeting: 9000, idle: 150, send: 9000 }))
  await stateBecomes(store, id, 'uncertain')
  expect(mailbox.received.map(({ messageId }) => messageId)).toEqual(Array(2).fill(`<${id}.contact@lat.example>`))
  // `attempts` is not compared: on a slow machine a try may exceed the idle timeout of 150 ms before the mail is handed
  // over. Such a try counts in `attempts`, but not in `uncertain_tries`.
  expect(await mailRow(store, id)).toMatchObject({ uncertain_tries: 2, lease_owner: null })
})

test('a refused recipient is tried again alone, and logged', async () => {
  const [store, mailbox] = [await temporaryStore(), await startMailbox()]
  mailbox.refuse('gone@lat.example')
  const id = await acceptToMail(store)
  const { log, told: warnings } = keptLog('warn')
  const mailTo = { contact: 'hello@lat.example, gone@lat.example', application: '' }
  workWith(store, smtpTransport(mailbox.smtpUrl), { addresses: { mailFrom, mailTo }, log })
  await vi.waitFor(async () => expect((await mailRow(store, id)).attempts).toBeGreaterThan(2), {
    timeout: WAIT_TIMEOUT_MS,
  })
  expect(mailbox.recipients).toEqual([['hello@lat.example']])
  expect(warnings).toContainEqual([expect.objectContaining({ submission: id, refused: 1 }), expect.any(String)])
  mailbox.refuse(undefined)
  await stateBecomes(store, id, 'sent')
  expect(mailbox.recipients).toEqual([['hello@lat.example'], ['gone@lat.example']])
})

test('a mail counts as sent when a recipient has it and another one has refused it for five days', async () => {
  const [store, mailbox] = [await temporaryStore(), await startMailbox()]
  mailbox.refuse('gone@lat.example')
  const id = await acceptToMail(store)
  const { log, told: errors } = keptLog('error')
  const mailTo = { contact: 'hello@lat.example, gone@lat.example', application: '' }
  const worker = workWith(store, smtpTransport(mailbox.smtpUrl), { addresses: { mailFrom, mailTo }, log })
  await vi.waitFor(async () => expect((await mailRow(store, id)).still_to).toBe('gone@lat.example'), {
    timeout: WAIT_TIMEOUT_MS,
  })
  await store.db
    .updateTable('mails')
    .set({ tries_since: ago(5 * DAY_MS), attempts: 1400 })
    .execute()
  worker.wake()
  await vi.waitFor(async () => expect((await mailRow(store, id)).state).toMatch(/^(sent|failed)$/), {
    timeout: WAIT_TIMEOUT_MS,
  })
  expect(await mailRow(store, id)).toMatchObject({
    state: 'sent',
    sent_at: expect.any(String),
    still_to: 'gone@lat.example',
    last_error: expect.stringContaining('550'),
    lease_owner: null,
  })
  expect(errors).toContainEqual([expect.objectContaining({ submission: id }), 'mail given up for some recipients'])
})

test.each([
  ['says nothing', { connect: 9000, greeting: 50, idle: 9000, send: 9000 }, ''],
  ['stops after its greeting', { connect: 9000, greeting: 9000, idle: 50, send: 9000 }, '220 hello\r\n'],
  ['never comes to an end', { connect: 9000, greeting: 9000, idle: 9000, send: 50 }, '220 hello\r\n'],
])('an SMTP server that %s is given up', async (_name, timeouts, greeting) => {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.write(greeting)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const transport = smtpTransport(`smtp://127.0.0.1:${port}`, timeouts)
  await expect(transport.send({ from: mailFrom, to: mailFrom, text: '' }, '')).rejects.toThrow()
})

test('a failed mail that the operator retries gets the time of a new one', async () => {
  const [store, mailbox] = [await temporaryStore(), await startMailbox()]
  mailbox.answer(550)
  const id = await acceptToMail(store)
  await store.db
    .updateTable('mails')
    .set({ tries_since: ago(30 * DAY_MS), attempts: 1400 })
    .execute()
  const worker = workWith(store, smtpTransport(mailbox.smtpUrl))
  await stateBecomes(store, id, 'failed')
  expect(await retryMails(store, [id], new Date())).toEqual([id])
  worker.wake()
  await vi.waitFor(async () => expect((await mailRow(store, id)).attempts).toBeGreaterThan(1), {
    timeout: WAIT_TIMEOUT_MS,
  })
  mailbox.answer(250)
  await stateBecomes(store, id, 'sent')
})

test('the result of a try is recorded once the store can be written again', async () => {
  const store = await temporaryStore()
  const id = await acceptToMail(store)
  await sql`create trigger full before update of last_error on mails when new.last_error is not null
    begin select raise(abort, 'no'); end`.execute(store.db)
  const { log, told } = keptLog('error')
  let copies = 0
  const transport = transportOf(async () => {
    copies++
    throw new UncertainDelivery('no answer')
  })
  workWith(store, transport, { log, waits: { mailRetryMs: 60_000, mailRetryMaxMs: 60_000 } })
  await vi.waitFor(() => expect(told.map(([, message]) => message)).toContain('try not recorded'), {
    timeout: WAIT_TIMEOUT_MS,
  })
  await sql`drop trigger full`.execute(store.db)
  await stateBecomes(store, id, 'queued')
  expect(await mailRow(store, id)).toMatchObject({
    uncertain_tries: 1,
    last_error: expect.stringContaining('no answer'),
  })
  expect(copies).toBe(1)
})

test.each([
  ['another is refused still', 'Hello@lat.example, other@LAT.example', [['other@lat.example']]],
  ['nobody that is named now is left', 'Hello@lat.example', []],
])('a recipient that the configuration no longer names is dropped: %s', async (_name, contact, sentTo) => {
  const [store, mailbox] = [await temporaryStore(), await startMailbox()]
  const id = await acceptToMail(store)
  await store.db.updateTable('mails').set({ still_to: 'gone@lat.example, other@lat.example' }).execute()
  workWith(store, smtpTransport(mailbox.smtpUrl), {
    addresses: { mailFrom, mailTo: { contact, application: 'jobs@lat.example' } },
  })
  await stateBecomes(store, id, 'sent')
  expect(mailbox.recipients.map((list) => list.map((address) => address.toLowerCase()))).toEqual(sentTo)
})
