import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, onTestFinished, test, vi } from 'vitest'
import { MAIL_LEASE_MS } from '../store/mail-leases.ts'
import { leaseMail } from '../testing/lease-mails.ts'
import { acceptToMail, ago, mailRow, stateBecomes, transportOf, workWith } from '../testing/mail-work.ts'
import { startMailbox } from '../testing/mailbox.ts'
import { WAIT_TIMEOUT_MS } from '../testing/relay.ts'
import { temporaryFolder, temporaryStore } from '../testing/temporary-store.ts'
import { unusedPort } from '../testing/unused-port.ts'
import { fileTransport } from './file-transport.ts'
import { smtpTransport } from './smtp-transport.ts'

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

test('after a failure of the store a worker leaves a mail that another worker has perhaps sent meanwhile', async () => {
  const store = await temporaryStore()
  const sent = vi.fn(async () => ({ refused: [] }))
  const worker = workWith(store, transportOf(sent))
  await stateBecomes(store, await acceptToMail(store), 'sent')
  const fail = vi.spyOn(store.db, 'selectFrom').mockImplementation(() => {
    throw new Error('The database is away')
  })
  worker.wake()
  await vi.waitFor(() => expect(fail).toHaveBeenCalled())
  fail.mockRestore()
  // After the failure the worker sleeps for a second. In this second the test stores a mail and leases it to another
  // worker, with a lease that has already run out.
  const id = await acceptToMail(store, { acceptedAt: ago(3 * MAIL_LEASE_MS) })
  expect(await leaseMail(store, 'another worker', new Date(ago(2 * MAIL_LEASE_MS)))).toBeDefined()
  const asked = vi.spyOn(store.db, 'selectFrom')
  worker.wake()
  await vi.waitFor(() => expect(asked).toHaveBeenCalled(), { timeout: WAIT_TIMEOUT_MS })
  await worker.stop()
  expect(sent).toHaveBeenCalledTimes(1)
  expect(await mailRow(store, id)).toMatchObject({ state: 'sending', lease_owner: 'another worker' })
})

test('a worker that could not extend its lease leaves the mail of another worker that could not either', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const store = await temporaryStore()
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  const sent = vi.fn(() => finished.then(() => ({ refused: [] })))
  const worker = workWith(store, transportOf(sent))
  const own = await acceptToMail(store)
  worker.wake()
  await vi.waitFor(() => expect(sent).toHaveBeenCalled(), { timeout: WAIT_TIMEOUT_MS })
  const fail = vi.spyOn(store.db, 'updateTable').mockImplementation(() => {
    throw new Error('The database is away')
  })
  vi.advanceTimersByTime(MAIL_LEASE_MS / 2)
  await vi.waitFor(() => expect(fail).toHaveBeenCalled(), { timeout: WAIT_TIMEOUT_MS })
  fail.mockRestore()
  const other = await acceptToMail(store, { acceptedAt: ago(3 * MAIL_LEASE_MS) })
  expect(await leaseMail(store, 'another worker', new Date(ago(2 * MAIL_LEASE_MS)))).toBeDefined()
  const later = await acceptToMail(store)
  finish()
  await stateBecomes(store, own, 'sent')
  await stateBecomes(store, later, 'sent')
  await worker.stop()
  expect(sent).toHaveBeenCalledTimes(2)
  expect(await mailRow(store, other)).toMatchObject({ state: 'sending', lease_owner: 'another worker' })
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
