import { type Kysely, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { findSubmissions } from '../store/find-submissions.ts'
import { markSent } from '../store/mails.ts'
import { removeSubmissions } from '../store/removal.ts'
import type { Store } from '../store/store.ts'
import { findAccepted, loadSubmission } from '../store/submissions.ts'
import type { Tables } from '../store/tables.ts'
import { startEarlierRelease } from './earlier-release.ts'
import { leaseMail } from './lease-mails.ts'
import { accept, submission } from './store-behaviour.ts'

/** An empty database. `start` opens it and brings its schema up to date, as a release does when it starts. */
export interface EmptyDatabase {
  db: Kysely<Tables>
  bytes: 'blob' | 'bytea'
  start: () => Promise<Store>
}

/** Tests of updates and rollbacks between releases. Call this once for each kind of database. */
export function describeMigrations(database: string, empty: () => Promise<EmptyDatabase>): void {
  describe(`releases that take turns on ${database}`, () => {
    test('a release starts on a database that a later one has changed', async () => {
      const { db, start } = await empty()
      await start()
      await db.schema.alterTable('submissions').addColumn('language', 'text').execute()
      await db.schema
        .alterTable('mails')
        .addColumn('urgency', 'integer', (column) => column.notNull().defaultTo(0))
        .execute()
      await db.schema.createTable('replies').addColumn('id', 'text').execute()
      await sql`insert into lat_migrations (name, timestamp) values ('999-later', '2030-01-01T00:00:00.000Z')`.execute(
        db,
      )

      const store = await start()
      const item = submission()
      expect(await accept(store, item)).toBe('accepted')
      expect(await accept(store, item)).toBe('duplicate')
      expect(await leaseMail(store, 'owner', new Date())).toMatchObject({ submissionId: item.id })
      await markSent(store, item.id, new Date())
      expect(await loadSubmission(store, item.id)).toEqual(item)
      expect(await findSubmissions(store, { ids: [item.id], receipts: [], emails: [] })).toHaveLength(1)
      expect(await removeSubmissions(store, [item.id], new Date())).toEqual([item.id])
    })

    test('the previous release starts on a database that this one has created', async () => {
      const { db, bytes, start } = await empty()
      const store = await start()
      expect(await startEarlierRelease(db, bytes)).toEqual({ results: [] })
      await acceptAsEarlierRelease(db)
      expect(await findAccepted(await start(), 'a')).toMatchObject({ digest: 'd' })
      expect(await loadSubmission(store, 'a')).toMatchObject({ payload: {} })
    })

    test('a database of the previous release is updated, and works after a rollback', async () => {
      const { db, bytes, start } = await empty()
      await startEarlierRelease(db, bytes)
      await acceptAsEarlierRelease(db)
      const store = await start()
      expect(await leaseMail(store, 'owner', new Date())).toMatchObject({ submissionId: 'a' })
      const item = submission()
      await accept(store, item)
      expect(await startEarlierRelease(db, bytes)).toEqual({ results: [] })
      expect(await loadSubmission(store, item.id)).toEqual(item)
    })

    test('a failed migration leaves nothing behind, and succeeds later', async () => {
      const { db, start } = await empty()
      await sql`create view mails as select 1 as one`.execute(db)
      await expect(start()).rejects.toThrow('mails')
      expect((await db.introspection.getTables()).map(({ name }) => name)).toEqual(['mails'])
      await sql`drop view mails`.execute(db)
      expect(await accept(await start(), submission())).toBe('accepted')
    })

    test('a migration that was killed half-way is finished', async () => {
      const { db, bytes, start } = await empty()
      await startEarlierRelease(db, bytes)
      for (const table of ['mails', 'heartbeat']) await db.schema.dropTable(table).execute()
      await sql`delete from lat_migrations`.execute(db)
      expect(await accept(await start(), submission())).toBe('accepted')
      expect(await startEarlierRelease(db, bytes)).toEqual({ results: [] })
    })
  })
}

/** Stores a submission with only the columns that the earlier release knows. */
async function acceptAsEarlierRelease(db: Kysely<Tables>): Promise<void> {
  const at = '2026-03-04T05:06:07.890Z'
  await sql`insert into submissions (id, kind, payload, digest, receipt, accepted_at, consent)
    values ('a', 'contact', '{}', 'd', 'LAT-0000-0000', ${at}, null)`.execute(db)
  await sql`insert into mails (submission_id, message_id, next_try_at) values ('a', '<a@lat.example>', ${at})`.execute(
    db,
  )
}
