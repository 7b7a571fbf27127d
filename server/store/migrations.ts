import { type Kysely, sql, type Transaction } from 'kysely'
import { addColumn, addIndex, addTable, readSchema, type Schema } from './schema-changes.ts'
import type { Tables } from './tables.ts'

/**
 * The steps that make the schema. Every release runs all steps at every start. The previous release may use the same
 * database at the same time (rolling deploy) or afterwards (rollback). Therefore a step
 * - only adds tables, indexes, and columns that may be null or have a default;
 * - adds only what is missing; when it fills a column, it fills all rows in which the column is empty;
 * - is not recorded, so that no release finds the record of a step that it does not know.
 */
const STEPS: readonly ((schema: Schema) => Promise<void>)[] = [
  async function submissions(schema) {
    await addTable(schema, 'submissions', (table) =>
      table
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('payload', 'text', (column) => column.notNull())
        .addColumn('digest', 'text', (column) => column.notNull())
        .addColumn('receipt', 'text', (column) => column.notNull())
        .addColumn('accepted_at', 'text', (column) => column.notNull()),
    )
    await addTable(schema, 'attachments', (table) =>
      table
        .addColumn('submission_id', 'text', (column) => column.notNull().references('submissions.id'))
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('file_name', 'text', (column) => column.notNull())
        .addColumn('media_type', 'text', (column) => column.notNull())
        .addColumn('content', sql.raw(schema.bytes), (column) => column.notNull())
        .addPrimaryKeyConstraint('attachments_key', ['submission_id', 'position']),
    )
    await addTable(schema, 'mails', (table) =>
      table
        .addColumn('submission_id', 'text', (column) => column.primaryKey().references('submissions.id'))
        .addColumn('message_id', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull().defaultTo('queued'))
        .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('next_try_at', 'text', (column) => column.notNull())
        .addColumn('lease_owner', 'text')
        .addColumn('lease_until', 'text')
        .addColumn('last_error', 'text')
        .addColumn('sent_at', 'text'),
    )
    await addIndex(schema, 'mails_due', 'mails', ['state', 'next_try_at'])
    await addTable(schema, 'captcha_nonces', (table) =>
      table
        .addColumn('nonce', 'text', (column) => column.primaryKey())
        .addColumn('expires_at', 'text', (column) => column.notNull()),
    )
    await addIndex(schema, 'captcha_nonces_expiry', 'captcha_nonces', ['expires_at'])
    await addTable(schema, 'heartbeat', (table) =>
      table
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('beat_at', 'text', (column) => column.notNull()),
    )
  },
  async function mailOutcomes(schema) {
    await addColumn(schema, 'mails', 'uncertain_tries', 'integer', (column) => column.notNull().defaultTo(0))
    await addColumn(schema, 'mails', 'still_to', 'text')
  },
  async function scan(schema) {
    await addColumn(schema, 'attachments', 'scan', 'text')
  },
  async function removalAndConsent(schema) {
    await addColumn(schema, 'submissions', 'consent', 'text')
    await addColumn(schema, 'submissions', 'removed_at', 'text')
    await addColumn(schema, 'mails', 'tries_since', 'text')
    await addColumn(schema, 'mails', 'confirmed_at', 'text')
  },
  async function senderEmail(schema) {
    await addColumn(schema, 'submissions', 'email', 'text')
    await addIndex(schema, 'submissions_email', 'submissions', ['email'])
  },
  async function sealingKeys(schema) {
    await addTable(schema, 'sealing_keys', (table) =>
      table
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('public_key', 'text', (column) => column.notNull())
        .addColumn('private_key', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull()),
    )
  },
  async function parts(schema) {
    await addTable(schema, 'parts', (table) =>
      table
        .addColumn('submission_id', 'text', (column) => column.notNull())
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('digest', 'text', (column) => column.notNull())
        .addColumn('content', sql.raw(schema.bytes), (column) => column.notNull())
        .addColumn('stored_at', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('parts_key', ['submission_id', 'position']),
    )
    await addIndex(schema, 'parts_age', 'parts', ['stored_at'])
  },
  async function tablets(schema) {
    await addColumn(schema, 'submissions', 'tablet', 'text')
    await addColumn(schema, 'submissions', 'tablet_number', 'integer')
  },
]

/**
 * Number of the advisory lock that lets only one relay at a time change the schema. Releases up to 2026-11-24 use the
 * same number, which is that of Kysely's `Migrator`.
 */
const POSTGRES_LOCK = sql.raw('3853314791062309107')

/**
 * Brings the schema up to date by running all steps in one transaction. `bytesType` is the database's type for bytes,
 * which also tells PostgreSQL (`bytea`) from SQLite.
 */
export async function migrate(db: Kysely<Tables>, bytesType: Schema['bytes']): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (bytesType === 'bytea') await sql`select pg_advisory_xact_lock(${POSTGRES_LOCK})`.execute(transaction)
    const schema = await readSchema(transaction, bytesType)
    for (const step of STEPS) await step(schema)
    await recordForEarlierReleases(transaction)
  })
}

/**
 * Fills the table in which releases up to 2026-11-24 record their steps. After a rollback such a release starts only
 * when the table has exactly the four names below.
 */
async function recordForEarlierReleases(db: Transaction<Tables>): Promise<void> {
  await db.schema
    .createTable('lat_migrations')
    .ifNotExists()
    .addColumn('name', 'varchar(255)', (column) => column.notNull().primaryKey())
    .addColumn('timestamp', 'varchar(255)', (column) => column.notNull())
    .execute()
  for (const name of ['001-submissions', '002-mail-outcomes', '004-scan', '005-removal-and-consent']) {
    const row = sql`(${name}, '2026-11-24T00:00:00.000Z')`
    await sql`insert into lat_migrations values ${row} on conflict do nothing`.execute(db)
  }
}
