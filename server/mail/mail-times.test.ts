import { expect, onTestFinished, test, vi } from 'vitest'
import { DAY_MS } from '../day.ts'
import { MAIL_LEASE_MS } from '../store/mail-leases.ts'
import { leaseMail } from '../testing/lease-mails.ts'
import { acceptToMail, ago, mailFrom, mailRow, stateBecomes, transportOf, workWith } from '../testing/mail-work.ts'
import { startMailbox } from '../testing/mailbox.ts'
import { pgliteStore } from '../testing/pglite.ts'
import { WAIT_TIMEOUT_MS } from '../testing/relay.ts'
import { temporaryStore } from '../testing/temporary-store.ts'
import { messageIdOf } from './mail-options.ts'
import { smtpTransport } from './smtp-transport.ts'

test('the lease of a dead process does not delay the mail', async () => {
  const [store, mailbox] = [await temporaryStore(), await startMailbox()]
  const id = await acceptToMail(store)
  expect(await leaseMail(store, 'dead process', new Date())).toMatchObject({ submissionId: id })
  workWith(store, smtpTransport(mailbox.smtpUrl))
  await stateBecomes(store, id, 'sent')
  expect(mailbox.received).toHaveLength(1)
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
  // The first mail became due before the second. If the worker could lease the first mail again, it would therefore do
  // so before it sends the second.
  await stateBecomes(store, second, 'sent')
  held.resolve()
  await stateBecomes(store, first, 'sent')
  expect(sent).toEqual([first, second].map((id) => messageIdOf(id, 'contact', mailFrom)))
})
