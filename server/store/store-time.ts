import { sql } from 'kysely'
import type { Store } from './store.ts'

/**
 * Returns the current time, by which leases start and end and old submissions are removed. With PostgreSQL this is the
 * time of the database, because the clocks of the relays that share the database may differ.
 */
export async function storeTime({ db, kind }: Store): Promise<Date> {
  if (kind === 'sqlite') return new Date()
  const { rows } = await sql<{ now: Date }>`select now()`.execute(db)
  return rows[0]?.now ?? new Date()
}
