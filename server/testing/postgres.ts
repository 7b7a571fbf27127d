import { Client } from 'pg'
import { inject, onTestFinished } from 'vitest'
import { openStore, type Store } from '../store/store.ts'
import { temporaryFolder } from './temporary-store.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the PostgreSQL server that `scripts/programs/postgres-global-setup.ts` starts; '' when there is none. */
    postgresUrl: string
  }
}

/** Empties the database of the temporary server and returns its URL. */
export async function emptyDatabase(): Promise<string> {
  const url = inject('postgresUrl')
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('drop schema public cascade; create schema public')
  await client.end()
  return url
}

/** Opens the database as a relay does. The store is closed when the test is over. */
export async function openDatabase(url: string): Promise<Store> {
  const store = await openStore(await temporaryFolder(), url)
  onTestFinished(() => store.close())
  return store
}
