import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { DAY_MS } from '../day.ts'
import { removeOld } from '../retention.ts'
import { emptyDatabase, openDatabase } from '../testing/postgres.ts'
import { describeRemoval } from '../testing/removal-behaviour.ts'
import { startSocketProxy } from '../testing/socket-proxy.ts'
import { accept, describeStore, submission } from '../testing/store-behaviour.ts'
import { temporaryFolder } from '../testing/temporary-store.ts'
import { markSent } from './mails.ts'
import { partDigests, savePart } from './parts.ts'
import { PURGE_LOCK, purgeSent } from './removal.ts'
import { openStore } from './store.ts'

const QUERY_TIMEOUT_MS = 1500

describe.skipIf(!inject('postgresUrl'))('on a real server', () => {
  describeStore('PostgreSQL', async () => openDatabase(await emptyDatabase()))
  describeRemoval('PostgreSQL', async () => openDatabase(await emptyDatabase()))

  test('only one relay purges at a time', async () => {
    const url = await emptyDatabase()
    const [store, other] = [await openDatabase(url), await openDatabase(url)]
    const item = submission()
    await accept(store, item)
    await markSent(store, item.id, new Date(0))
    const purge = () => purgeSent(other, new Date(), new Date())
    await store.db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${PURGE_LOCK})`.execute(transaction)
      expect(await purge()).toEqual([])
    })
    expect(await purge()).toEqual([item.id])
  })

  test('a relay whose clock is ahead removes nothing before its time', async () => {
    const store = await openDatabase(await emptyDatabase())
    const item = submission()
    await accept(store, item)
    await markSent(store, item.id, new Date())
    await savePart(store, item.id, 0, { digest: '', content: Buffer.alloc(9) }, new Date())
    const folder = await temporaryFolder()
    vi.useFakeTimers({ now: Date.now() + 400 * DAY_MS, toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    expect(await removeOld(store, 180, folder)).toEqual([])
    expect(await partDigests(store, item.id)).toEqual({ 0: '' })
  })

  test('dead connections are replaced after a query has timed out', async () => {
    const url = new URL(await emptyDatabase())
    // Create the tables with the usual timeout: on a busy machine this takes longer than the short one.
    await (await openStore(await temporaryFolder(), url.href)).close()
    // The URL's host is the folder of the server's Unix socket. PostgreSQL names the socket after its port.
    const proxy = await startSocketProxy(join(`${url.searchParams.get('host')}`, `.s.PGSQL.${url.port || 5432}`))
    onTestFinished(proxy.stop)
    url.searchParams.set('host', proxy.folder)
    const store = await openStore(await temporaryFolder(), url.href, QUERY_TIMEOUT_MS)
    onTestFinished(() => store.close())
    const ask = () => sql`select pg_sleep(0.05)`.execute(store.db)
    const askMany = () => Promise.allSettled(Array.from({ length: 10 }, ask))
    await askMany()
    proxy.stall()
    await askMany()
    for (const { status } of await askMany()) expect(status).toBe('fulfilled')
  })
})
