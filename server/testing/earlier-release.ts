import { type Kysely, sql } from 'kysely'
import { type Migration, type MigrationResultSet, Migrator } from 'kysely/migration'
import type { Tables } from '../store/tables.ts'

/**
 * The migrations of the release of 2026-11-24, word for word. That release refuses a database whose record names a
 * migration unknown to it.
 */
function migrations(bytes: 'blob' | 'bytea'): Record<string, Migration> {
  return {
    '001-submissions': {
      async up(db) {
        await db.schema
          .createTable('submissions')
          .addColumn('id', 'text', (column) => column.primaryKey())
          .addColumn('kind', 'text', (column) => column.notNull())
          .addColumn('payload', 'text', (column) => column.notNull())
          .addColumn('digest', 'text', (column) => column.notNull())
          .addColumn('receipt', 'text', (column) => column.notNull())
          .addColumn('accepted_at', 'text', (column) => column.notNull())
          .execute()
        await db.schema
          .createTable('attachments')
          .addColumn('submission_id', 'text', (column) => column.notNull().references('submissions.id'))
          .addColumn('position', 'integer', (column) => column.notNull())
          .addColumn('file_name', 'text', (column) => column.notNull())
          .addColumn('media_type', 'text', (column) => column.notNull())
          .addColumn('content', sql.raw(bytes), (column) => column.notNull())
          .addPrimaryKeyConstraint('attachments_key', ['submission_id', 'position'])
          .execute()
        await db.schema
          .createTable('mails')
          .addColumn('submission_id', 'text', (column) => column.primaryKey().references('submissions.id'))
          .addColumn('message_id', 'text', (column) => column.notNull())
          .addColumn('state', 'text', (column) => column.notNull().defaultTo('queued'))
          .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
          .addColumn('next_try_at', 'text', (column) => column.notNull())
          .addColumn('lease_owner', 'text')
          .addColumn('lease_until', 'text')
          .addColumn('last_error', 'text')
          .addColumn('sent_at', 'text')
          .execute()
        await db.schema.createIndex('mails_due').on('mails').columns(['state', 'next_try_at']).execute()
        await db.schema
          .createTable('captcha_nonces')
          .addColumn('nonce', 'text', (column) => column.primaryKey())
          .addColumn('expires_at', 'text', (column) => column.notNull())
          .execute()
        await db.schema.createIndex('captcha_nonces_expiry').on('captcha_nonces').column('expires_at').execute()
        await db.schema
          .createTable('heartbeat')
          .addColumn('id', 'integer', (column) => column.primaryKey())
          .addColumn('beat_at', 'text', (column) => column.notNull())
          .execute()
      },
    },
    '002-mail-outcomes': {
      async up(db) {
        await db.schema
          .alterTable('mails')
          .addColumn('uncertain_tries', 'integer', (column) => column.notNull().defaultTo(0))
          .execute()
        await db.schema.alterTable('mails').addColumn('still_to', 'text').execute()
      },
    },
    '004-scan': {
      async up(db) {
        await db.schema.alterTable('attachments').addColumn('scan', 'text').execute()
      },
    },
    '005-removal-and-consent': {
      async up(db) {
        await db.schema.alterTable('submissions').addColumn('consent', 'text').execute()
        await db.schema.alterTable('submissions').addColumn('removed_at', 'text').execute()
        await db.schema.alterTable('mails').addColumn('tries_since', 'text').execute()
        await db.schema.alterTable('mails').addColumn('confirmed_at', 'text').execute()
      },
    },
  }
}

/** Runs the migrations of the release of 2026-11-24 on a database, as that release does when it starts. */
export function startEarlierRelease(db: Kysely<Tables>, bytes: 'blob' | 'bytea'): Promise<MigrationResultSet> {
  return new Migrator({
    db,
    provider: { getMigrations: async () => migrations(bytes) },
    migrationTableName: 'lat_migrations',
    migrationLockTableName: 'lat_migrations_lock',
  }).migrateToLatest()
}
