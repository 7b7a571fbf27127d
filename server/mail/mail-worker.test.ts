import { readdir, readFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { expect, onTestFinished, test, vi } from 'vitest'
import { leaseMail, MAIL_LEASE_MS } from '../store/mail-leases.ts'
import { retryMails } from '../store/mails.ts'
import { DAY_MS } from '../store/removal.ts'
import { acceptToMail, keptLog, mailFrom, mailRow, stateBecomes, transportOf, workWith } from '../testing/mail-work.ts'
import { startMailbox } from '../testing/mailbox.ts'
import { pgliteStore } from '../testing/pglite.ts'
import { temporaryFolder, temporaryStore, WAIT_TIMEOUT_MS } from '../testing/relay.ts'
import { enquiry } from '../testing/sample-submissions.ts'
import { unusedPort } from '../testing/unused-port.ts'
import { messageIdOf } from './compose-mail.ts'
import { fileTransport } from './file-transport.ts'
import { UncertainDelivery } from './mail-transport.ts'
import { smtpTransport } from './smtp-transport.ts'

/** Returns the time `ms` milliseconds ago, in ISO 8601. */
const ago = (ms: number) => new Date(Date.now() - ms).toISOString()

test.each([
  ['', false],
  ['?requireTLS=false', true],
  ['?ignoreTLS=true', true],
])('a mail server on another machine gets unencrypted mail with "%s": %s', async (query, isSent) => {
  const [store, mailbox] = [await temporaryStore(), await startMailbox()]
  const id = await acceptToMail(store)
  // `0.0.0.0` stands for another machine: it reaches this one, but the transport does not recognise it as a loopback
  // address.
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

test('a mail stored before the start is sent once', async () => {
  const [store, mailbox] = [await temporaryStore(), await startMailbox()]
  const id = await acceptToMail(store)
  const worker = workWith(store, smtpTransport(mailbox.smtpUrl))
  await stateBecomes(store, id, 'sent')
  await worker.stop()
  expect(mailbox.received).toMatchObject([
    { messageId: `<${id}.contact@lat.example>`, to: [{ address: 'hello@lat.example' }] },
  ])
  expect(await mailRow(store, id)).toMatchObject({ attempts: 1, last_error: null, lease_owner: null })
})

test('a wake-up sends new mails without waiting for the next poll', async () => {
  const [store, mailbox] = [await temporaryStore(), await startMailbox()]
  const worker = workWith(store, smtpTransport(mailbox.smtpUrl))
  for (let count = 1; count <= 3; count++) {
    await acceptToMail(store)
    worker.wake()
    // The worker polls every five seconds even without a wake-up, so only a wake-up can send the mail within this
    // timeout.
    await vi.waitFor(() => expect(mailbox.received).toHaveLength(count), { timeout: 4500, interval: 5 })
  }
})

test('mails wait while the SMTP server is down, and each arrives once when it is up', async () => {
  const store = await temporaryStore()
  const port = await unusedPort()
  const ids = [await acceptToMail(store), await acceptToMail(store), await acceptToMail(store)]
  workWith(store, smtpTransport(`smtp://127.0.0.1:${port}`))
  for (const id of ids) {
    await vi.waitFor(async () => expect((await mailRow(store, id)).attempts).toBeGreaterThan(2), {
      timeout: WAIT_TIMEOUT_MS,
    })
  }
  const mailbox = await startMailbox(port)
  for (const id of ids) await stateBecomes(store, id, 'sent')
  const messageIds = ids.map((id) => `<${id}.contact@lat.example>`)
  expect(mailbox.received.map(({ messageId }) => messageId).sort()).toEqual(messageIds.sort())
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

test('the lease of a dead process does not delay the mail', async () => {
  const [store, mailbox] = [await temporaryStore(), await startMailbox()]
  const id = await acceptToMail(store)
  expect(await leaseMail(store, 'dead process', new Date())).toMatchObject({ submissionId: id })
  workWith(store, smtpTransport(mailbox.smtpUrl))
  await stateBecomes(store, id, 'sent')
  expect(mailbox.received).toHaveLength(1)
})

test('a mail that cannot be sent does not delay the others', async () => {
  const store = await temporaryStore()
  const sent: string[] = []
  const bad = await acceptToMail(store)
  const good = await acceptToMail(store)
  workWith(
    store,
    transportOf(async (mail) => {
      if (mail.messageId?.includes(bad)) throw new Error('no')
      sent.push(String(mail.messageId))
      return { refused: [] }
    }),
  )
  await stateBecomes(store, good, 'sent')
  expect(sent).toEqual([`<${good}.contact@lat.example>`])
})

test('slow mails with files do not delay mails without files', async () => {
  const store = await temporaryStore()
  const file = { fileName: 'a.pdf', mediaType: 'application/pdf', content: Buffer.from('%PDF-'), scan: null }
  for (let count = 0; count < 4; count++) await acceptToMail(store, { acceptedAt: ago(1000), attachments: [file] })
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  const begun: number[] = []
  const worker = workWith(
    store,
    transportOf(async ({ attachments = [] }) => {
      begun.push(attachments.length)
      if (attachments.length > 0) await finished
      return { refused: [] }
    }, 4),
  )
  await vi.waitFor(() => expect(begun).toEqual([1, 1]), { timeout: WAIT_TIMEOUT_MS })
  const enquiry = await acceptToMail(store)
  worker.wake()
  await stateBecomes(store, enquiry, 'sent')
  expect(begun).toEqual([1, 1, 0])
  finish()
  await vi.waitFor(() => expect(begun).toEqual([1, 1, 0, 1, 1]), { timeout: WAIT_TIMEOUT_MS })
})

test('a stop waits for the running mail and leaves the others queued', async () => {
  const store = await temporaryStore()
  await acceptToMail(store)
  await acceptToMail(store)
  const { promise: started, resolve: start } = Promise.withResolvers<void>()
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  const worker = workWith(
    store,
    transportOf(() => {
      start()
      return finished.then(() => ({ refused: [] }))
    }),
  )
  await started
  const stopped = worker.stop()
  finish()
  await stopped
  const rows = await store.db.selectFrom('mails').select('state').orderBy('state').execute()
  expect(rows).toEqual([{ state: 'queued' }, { state: 'sent' }])
})

test('the lease of a slow mail is renewed', async () => {
  const store = await temporaryStore()
  const id = await acceptToMail(store)
  const { promise: started, resolve: start } = Promise.withResolvers<void>()
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  workWith(
    store,
    transportOf(async () => {
      start()
      await finished
      return { refused: [] }
    }),
  )
  await started
  vi.advanceTimersByTime(MAIL_LEASE_MS + 1000)
  await vi.waitFor(async () => {
    expect(new Date(String((await mailRow(store, id)).lease_until)).getTime()).toBeGreaterThan(Date.now())
  })
  finish()
  await stateBecomes(store, id, 'sent')
})

test.each([
  ['SQLite', temporaryStore],
  ['PGlite', pgliteStore],
])('when %s is away the failed renewal ends neither the mail nor the relay', async (_database, open) => {
  const sound = await open()
  let isAway = false
  const db = sound.db.withPlugin({
    transformQuery({ node }) {
      if (isAway) throw new Error('away')
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const store = { ...sound, db }
  const id = await acceptToMail(sound)
  const { promise: started, resolve: start } = Promise.withResolvers<void>()
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  onTestFinished(() => void process.off('unhandledRejection', unhandled))
  workWith(
    store,
    transportOf(async () => {
      start()
      await finished
      return { refused: [] }
    }),
  )
  await started
  isAway = true
  await vi.advanceTimersByTimeAsync(MAIL_LEASE_MS)
  isAway = false
  finish()
  await stateBecomes(store, id, 'sent')
  expect(unhandled).not.toHaveBeenCalled()
})

test('a mail without an answer is sent once more, later, and then left to the operator', async () => {
  const [store, mailbox] = [await temporaryStore(), await startMailbox()]
  mailbox.keepSilent(true)
  const id = await acceptToMail(store)
  workWith(store, smtpTransport(mailbox.smtpUrl, { connect: 9000, greeting: 9000, idle: 150, send: 9000 }))
  await stateBecomes(store, id, 'uncertain')
  expect(mailbox.received.map(({ messageId }) => messageId)).toEqual(Array(2).fill(`<${id}.contact@lat.example>`))
  // `attempts` is not compared: on a slow machine further tries may exceed the idle timeout of 150 ms before anything
  // is handed over.
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

test('several mails are sent at once, over connections that stay open', async () => {
  const [store, mailbox] = [await temporaryStore(), await startMailbox()]
  const ids = await Promise.all(Array.from({ length: 12 }, () => acceptToMail(store)))
  workWith(store, smtpTransport(mailbox.smtpUrl))
  for (const id of ids) await stateBecomes(store, id, 'sent')
  expect(mailbox.received).toHaveLength(12)
  expect(mailbox.connections()).toBeLessThanOrEqual(4)
})

test('without SMTP each mail is a whole file, also for submissions with the same receipt', async () => {
  const [store, folder] = [await temporaryStore(), await temporaryFolder()]
  const acceptedAt = '2026-03-04T05:06:07.000Z'
  const ids = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']
  for (const id of ids) await acceptToMail(store, { acceptedAt, id })
  workWith(store, fileTransport(folder))
  for (const id of ids) await stateBecomes(store, id, 'sent')
  const files = (await readdir(folder)).sort()
  expect(files).toEqual(ids.map((id) => `2026-03-04-LAT-0000-0000-${id}.eml`))
  const mail = await PostalMime.parse(await readFile(join(folder, files[0] ?? '')))
  expect(mail.subject).toBe('[Customer] New contact from Bưởi Nguyễn Thị (LAT-0000-0000)')
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

test('a failed confirmation does not change the sent mail', async () => {
  const [store, mailbox] = [await temporaryStore(), await startMailbox()]
  mailbox.refuse(enquiry.email)
  const id = await acceptToMail(store)
  const worker = workWith(store, smtpTransport(mailbox.smtpUrl), { confirms: true })
  await stateBecomes(store, id, 'sent')
  await worker.stop()
  expect(mailbox.recipients).toEqual([['hello@lat.example']])
  expect(await mailRow(store, id)).toMatchObject({ attempts: 1, last_error: null })
})

test('the five days start with the first try, and a clock set forward does not end them', async () => {
  const [store, mailbox] = [await temporaryStore(), await startMailbox()]
  mailbox.answer(550)
  const id = await acceptToMail(store, { acceptedAt: ago(30 * DAY_MS) })
  workWith(store, smtpTransport(mailbox.smtpUrl))
  await vi.waitFor(async () => expect((await mailRow(store, id)).attempts).toBeGreaterThan(2), {
    timeout: WAIT_TIMEOUT_MS,
  })
  await store.db
    .updateTable('mails')
    .set({ tries_since: ago(30 * DAY_MS) })
    .execute()
  const { attempts } = await mailRow(store, id)
  await vi.waitFor(async () => expect((await mailRow(store, id)).attempts).toBeGreaterThan(attempts + 2), {
    timeout: WAIT_TIMEOUT_MS,
  })
  mailbox.answer(250)
  await stateBecomes(store, id, 'sent')
})

test('a mail put off by a clock far ahead is due', async () => {
  const [store, mailbox] = [await temporaryStore(), await startMailbox()]
  const id = await acceptToMail(store, { acceptedAt: ago(-DAY_MS / 2) })
  workWith(store, smtpTransport(mailbox.smtpUrl))
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

test('setting the clock while a mail is being sent causes no second copy', async () => {
  const store = await temporaryStore()
  const sent: string[] = []
  const held = Promise.withResolvers<void>()
  const transport = transportOf(async ({ messageId }) => {
    sent.push(`${messageId}`)
    if (sent.length === 1) await held.promise
    return { refused: [] }
  }, 2)
  const worker = workWith(store, transport)
  const first = await acceptToMail(store)
  worker.wake()
  await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: WAIT_TIMEOUT_MS })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS })
  onTestFinished(() => void vi.useRealTimers())
  const second = await acceptToMail(store)
  worker.wake()
  // A worker that took the first mail again would do so before it takes the second, which became due later.
  await stateBecomes(store, second, 'sent')
  held.resolve()
  await stateBecomes(store, first, 'sent')
  expect(sent).toEqual([first, second].map((id) => messageIdOf(id, 'contact', mailFrom)))
})
