import { statSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely'

const BUSY_TIMEOUT_MS = 5000

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

function openNodeSqlite(file: string): SqliteDatabase {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
  const { ino } = statSync(file)

  function prepare(sql: string): SqliteStatement {
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
