import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { emptyDatabase, openDatabase } from '../testing/postgres.ts'
import { temporaryFolder } from '../testing/relay.ts'
import { startSilentProxy } from '../testing/silent-proxy.ts'
import { describeStore } from '../testing/store-behaviour.ts'
import { openStore } from './store.ts'

const QUERY_TIMEOUT_MS = 300

describe.skipIf(!inject('postgresUrl'))('on a real server', () => {
  describeStore('PostgreSQL', async () => openDatabase(await emptyDatabase()))

  test('connections that have died silently are replaced once a query has got no answer', async () => {
    const url = new URL(await emptyDatabase())
    const folder = await temporaryFolder()
    // PostgreSQL's own names for sockets, in the folder that the address names as host.
    const socketIn = (host: string) => join(host, `.s.PGSQL.${url.port || 5432}`)
    const proxy = await startSilentProxy(socketIn(folder), socketIn(`${url.searchParams.get('host')}`))
    url.searchParams.set('host', folder)
    const store = await openStore(folder, url.href, QUERY_TIMEOUT_MS)
    onTestFinished(() => store.close())
    const ask = () => sql`select pg_sleep(0.05)`.execute(store.db)
    const askMany = () => Promise.allSettled(Array.from({ length: 10 }, ask))
    await askMany()
    proxy.forgetConnections()
    await askMany()
    for (const { status } of await askMany()) expect(status).toBe('fulfilled')
  })
})
