import { statSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely'

const BUSY_TIMEOUT_MS = 5000

/** The relay has about thirty; to prepare one takes longer than to run it. */
const STATEMENTS_KEPT = 100

const NOTHING: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
}

/** Kysely's SQLite dialect over Node's own driver. A commit is on the disk before it is reported. */
export function nodeSqliteDialect(file: string): SqliteDialect {
  return new SqliteDialect({ database: openNodeSqlite(file) })
}

/** Brings the write-ahead log into the file and empties it, unless somebody is reading or writing: nobody waits for that. */
export function emptyLog(file: string): void {
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  } finally {
    database.close()
  }
}

function openNodeSqlite(file: string): SqliteDatabase {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
  // What is deleted is overwritten (https://sqlite.org/pragma.html#pragma_secure_delete).
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
  const { ino } = statSync(file)

  const prepared = new Map<string, SqliteStatement>()

  function prepare(sql: string): SqliteStatement {
    const known = prepared.get(sql)
    if (known) return known
    const statement = prepareAnew(sql)
    // Lists of other lengths make other statements.
    if (prepared.size >= STATEMENTS_KEPT) prepared.clear()
    prepared.set(sql, statement)
    return statement
  }

  function prepareAnew(sql: string): SqliteStatement {
    const statement = database.prepare(sql)
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
      run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
      iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
    }
  }

  return {
    close: () => database.close(),
    prepare(sql) {
      if (sql === 'begin') {
        // A file deleted or replaced under the relay would swallow every commit without an error.
        if (statSync(file).ino !== ino) throw new Error('the database file was replaced')
        // Taking the write lock at once lets the busy timeout apply; an upgrade from a read lock fails instead.
        return prepare('begin immediate')
      }
      // SQLite has already rolled back after a full disk or an I/O error (https://sqlite.org/lang_transaction.html §2.3).
      if (sql === 'rollback' && !database.isTransaction) return NOTHING
      return prepare(sql)
    },
  }
}
