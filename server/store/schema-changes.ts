import { type ColumnDefinitionBuilderCallback, type CreateTableBuilder, sql, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** The transaction that changes the schema, with facts about the database. */
export interface Schema {
  db: Transaction<Tables>
  /** The type for bytes: `blob` in SQLite, `bytea` in PostgreSQL. */
  bytes: 'blob' | 'bytea'
  /** Names of the existing tables, indexes and columns. A column is named `table.column`. */
  present: ReadonlySet<string>
}

/** Reads which tables, indexes and columns the database has. `bytes` is its type for bytes. */
export async function readSchema(db: Transaction<Tables>, bytes: Schema['bytes']): Promise<Schema> {
  const { rows } = await (bytes === 'blob' ? sqliteNames : postgresNames).execute(db)
  return { db, bytes, present: new Set(rows.map(({ name }) => name)) }
}

const sqliteNames = sql<{ name: string }>`
  select name from sqlite_master where type in ('table', 'index')
  union all
  select owner.name || '.' || columns.name from sqlite_master owner, pragma_table_info(owner.name) columns where owner.type = 'table'`

const postgresNames = sql<{ name: string }>`
  with owners as (
    select oid, relname from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'i')
  )
  select relname as name from owners
  union all
  select relname || '.' || attname from owners join pg_attribute on attrelid = oid where attnum > 0 and not attisdropped`

// The functions below look up `present` instead of using "if not exists". With "if not exists" PostgreSQL locks the
// table even when nothing is missing. The lock waits behind a running pg_dump, and all visitors wait behind the lock.

/** Adds a table with the columns that `columns` adds to it. Does nothing if the table exists. */
export async function addTable(
  { db, present }: Schema,
  table: keyof Tables,
  columns: (table: CreateTableBuilder<string, never>) => { execute(): Promise<void> },
): Promise<void> {
  if (!present.has(table)) await columns(db.schema.createTable(table) as CreateTableBuilder<string, never>).execute()
}

/** Adds an index. Does nothing if an index of this name exists. */
export async function addIndex({ db, present }: Schema, name: string, table: keyof Tables, columns: string[]) {
  if (!present.has(name)) await db.schema.createIndex(name).on(table).columns(columns).execute()
}

/** Adds a column. Does nothing if the table has it. */
export async function addColumn(
  { db, present }: Schema,
  table: keyof Tables,
  column: string,
  type: 'text' | 'integer',
  build?: ColumnDefinitionBuilderCallback,
): Promise<void> {
  if (!present.has(`${table}.${column}`)) await db.schema.alterTable(table).addColumn(column, type, build).execute()
}
