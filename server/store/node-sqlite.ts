import { statSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely'

const BUSY_TIMEOUT_MS = 5000

/**
 * Number of prepared statements that are kept, because preparing a statement takes longer than running it. The relay
 * has about thirty.
 */
const STATEMENTS_KEPT = 100

const NOTHING: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
}

/** Kysely's SQLite dialect on node:sqlite. A commit resolves after it has reached the disk (`synchronous = FULL`). */
export function nodeSqliteDialect(file: string): SqliteDialect {
  return new SqliteDialect({ database: openNodeSqlite(file) })
}

/**
 * Moves the write-ahead log (WAL) of a database into the database file and empties the log. While another connection
 * reads or writes, the log is not emptied.
 */
export function truncateWalFile(file: string): void {
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  } finally {
    database.close()
  }
}

/** `compact` shrinks a file only when at least this share of its pages is free. */
const COMPACTING_SHARE = 0.25

/**
 * Makes the database file as small as its content, so that the disk has room again after a purge. SQLite copies the
 * whole content for this, so nothing is done if less than a quarter of the file is free. During the copy no other
 * connection can write: a relay that tries to write answers no request for up to `BUSY_TIMEOUT_MS`, and then the write
 * fails.
 * @throws an error of SQLite when the disk has no room for two copies of the content, or when another connection writes
 * for too long.
 */
export function compact(file: string): void {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
  const count = (name: string) => Number(Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0])
  try {
    if (count('freelist_count') < COMPACTING_SHARE * count('page_count')) return
    database.exec('PRAGMA secure_delete = ON; VACUUM')
  } finally {
    database.close()
  }
  truncateWalFile(file)
}

function openNodeSqlite(file: string): SqliteDatabase {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
  // `secure_delete` overwrites deleted data, so that removed personal data does not stay in the file
  // (https://sqlite.org/pragma.html#pragma_secure_delete).
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
  const { ino } = statSync(file)
  const statementOf = statementCache(database)
  return {
    close: () => database.close(),
    prepare(sql) {
      if (sql === 'begin') {
        // A commit to a file that was deleted or replaced would be lost without an error, so the transaction fails
        // here.
        if (statSync(file).ino !== ino) throw new Error('the database file was replaced')
        // `immediate` takes the write lock at once and waits for it up to the busy timeout. Upgrading a read lock later
        // would fail without waiting.
        return statementOf('begin immediate')
      }
      // After a full disk or an I/O error SQLite may have rolled back the transaction by itself
      // (https://sqlite.org/lang_transaction.html §2.3). A second rollback would fail.
      if (sql === 'rollback' && !database.isTransaction) return NOTHING
      return statementOf(sql)
    },
  }
}

/** Returns a function that prepares SQL as a statement, or returns the statement that it has prepared before. */
function statementCache(database: DatabaseSync): (sql: string) => SqliteStatement {
  const prepared = new Map<string, SqliteStatement>()
  return (sql) => {
    const known = prepared.get(sql)
    if (known) return known
    const statement = prepare(database, sql)
    // SQL with an `in` list is another statement for each length of the list, so the number of statements has no limit.
    // When `STATEMENTS_KEPT` is reached, all prepared statements are dropped.
    if (prepared.size >= STATEMENTS_KEPT) prepared.clear()
    prepared.set(sql, statement)
    return statement
  }
}

/** Prepares a statement in the form that Kysely expects. */
function prepare(database: DatabaseSync, sql: string): SqliteStatement {
  const statement = database.prepare(sql)
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  }
}
