import { Client } from 'pg'
import { inject, onTestFinished } from 'vitest'
import { openStore, type Store } from '../store/store.ts'
import { temporaryFolder } from './relay.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the temporary server of `scripts/temporary-postgres.ts` is; empty where none can be had. */
    postgresUrl: string
  }
}

/** The address of the database of the temporary server, emptied. */
export async function emptyDatabase(): Promise<string> {
  const url = inject('postgresUrl')
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('drop schema public cascade; create schema public')
  await client.end()
  return url
}

/** What a relay opens on a database that others may have opened, too; closed when the test is over. */
export async function openDatabase(url: string): Promise<Store> {
  const store = await openStore(await temporaryFolder(), url)
  onTestFinished(() => store.close())
  return store
}
