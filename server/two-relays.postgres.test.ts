import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, inject, test, vi } from 'vitest'
import { receiptCode } from '#contract/submission/receipt-code.ts'
import { IDEMPOTENCY_HEADER } from '#contract/submission/submission.ts'
import type { MailWorker } from './mail/mail-worker.ts'
import { MAIL_LEASE_MS } from './store/mail-leases.ts'
import { countMails } from './store/mails.ts'
import type { Store } from './store/store.ts'
import { leaseMail } from './testing/lease-mails.ts'
import { transportOf, workWith } from './testing/mail-work.ts'
import { emptyDatabase, openDatabase } from './testing/postgres.ts'
import { startTestRelay, WAIT_TIMEOUT_MS } from './testing/relay.ts'
import { enquiry } from './testing/sample-submissions.ts'
import { accept, submission } from './testing/store-behaviour.ts'

/** Each race is repeated this many times, because each round may end differently. */
const ROUNDS = 5

/** Opens two stores on one empty database at the same time, as when two relays start together. */
async function twoStores(): Promise<[Store, Store]> {
  const url = await emptyDatabase()
  return Promise.all([openDatabase(url), openDatabase(url)])
}

async function twoRelays() {
  const stores = await twoStores()
  return { store: stores[0], relays: await Promise.all(stores.map((store) => startTestRelay({}, { store }))) }
}

/** Starts a mail worker that passes the id of each submission to `send` instead of sending its mail. */
function work(store: Store, send: (id: string) => Promise<void>): MailWorker {
  const transport = transportOf(async ({ messageId }) => {
    await send(String(messageId).replace(/^<|@.*$/g, ''))
    return { refused: [] }
  }, 2)
  return workWith(store, transport)
}

const mail = (changes: object = {}) =>
  submission({ payload: enquiry, acceptedAt: new Date().toISOString(), ...changes })

const allSent = (store: Store) =>
  vi.waitFor(async () => expect(await countMails(store)).toMatchObject({ pending: 0 }), { timeout: WAIT_TIMEOUT_MS })

describe.skipIf(!inject('postgresUrl'))('two relays on one PostgreSQL', () => {
  test('send each mail once, and share the work', async () => {
    const stores = await twoStores()
    const ids = Array.from({ length: 30 }, () => randomUUID())
    for (const id of ids) await accept(stores[0], mail({ id }))
    const sent: string[][] = [[], []]
    for (const [index, store] of stores.entries()) {
      work(store, async (id) => {
        sent[index]?.push(id)
        await sleep(5)
      })
    }
    await allSent(stores[0])
    expect(sent.flat().toSorted()).toEqual(ids.toSorted())
    expect(sent.map(({ length }) => length > 0)).toEqual([true, true])
  })

  test('leave a leased mail alone, and send it when the lease has run out', async () => {
    const [store, other] = await twoStores()
    const item = mail()
    await accept(store, item)
    expect(await leaseMail(other, 'the other relay', new Date())).toMatchObject({ attempts: 1 })
    const sent: string[] = []
    const asked = vi.spyOn(store.db, 'selectFrom')
    const worker = work(store, async (id) => void sent.push(id))
    await vi.waitFor(() => expect(asked).toHaveBeenCalled(), { timeout: WAIT_TIMEOUT_MS })
    await worker.stop()
    expect(sent).toEqual([])
    await store.db
      .updateTable('mails')
      .set({ lease_until: new Date(Date.now() - MAIL_LEASE_MS).toISOString() })
      .execute()
    work(store, async (id) => void sent.push(id))
    await allSent(store)
    expect(sent).toEqual([item.id])
  })

  test('accept a submission once, whichever relay gets it', async () => {
    const { store, relays } = await twoRelays()
    for (let round = 0; round < ROUNDS; round++) {
      const id = randomUUID()
      const captchaToken = await relays[0]?.token(id)
      const replies = await Promise.all(
        [...relays, ...relays, ...relays].map((relay) =>
          relay.post({ payload: enquiry, captchaToken }, { [IDEMPOTENCY_HEADER]: id }),
        ),
      )
      expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
      for (const { status, body } of replies) {
        if (status === 409) expect(body.code).toBe('in_progress')
        else expect(body.receipt).toBe(receiptCode(id))
      }
    }
    expect(await countMails(store)).toMatchObject({ pending: ROUNDS })
  })

  test('accept the solution of a captcha once', async () => {
    const { store, relays } = await twoRelays()
    for (let round = 0; round < ROUNDS; round++) {
      const captchaToken = await relays[0]?.token()
      const replies = await Promise.all(
        relays.map((relay) => relay.post({ payload: enquiry, captchaToken }, { [IDEMPOTENCY_HEADER]: randomUUID() })),
      )
      expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 403])
    }
    expect(await countMails(store)).toMatchObject({ pending: ROUNDS })
  })

  test('go on when the server has closed their idle connections', async () => {
    const [store, other] = await twoStores()
    await accept(store, mail())
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
      other.db,
    )
    await vi.waitFor(async () => expect(await accept(store, mail())).toBe('accepted'), { timeout: WAIT_TIMEOUT_MS })
    expect(await countMails(other)).toMatchObject({ pending: 2 })
  })

  test('go on when the server has closed a connection in the middle of a transaction', async () => {
    const [store, other] = await twoStores()
    const cut = store.db.transaction().execute(async (transaction) => {
      const own = sql<{ pid: number }>`select pg_backend_pid() as pid`
      const { pid } = (await own.execute(transaction)).rows[0] as { pid: number }
      await sql`select pg_terminate_backend(${pid})`.execute(other.db)
      await own.execute(transaction)
    })
    await expect(cut).rejects.toThrow()
    expect(await accept(store, mail())).toBe('accepted')
  })
})
