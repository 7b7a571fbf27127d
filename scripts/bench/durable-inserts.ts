import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** A row that is about as large as an enquiry with its mail. */
const ROW = 'x'.repeat(800)

/**
 * Inserts `count` rows into bare SQLite, each in its own transaction, and returns the rows per second. The rate at
 * which the relay accepts submissions is compared with this rate. The databases are therefore alike: both are in the
 * temporary folder, and both wait for the disk at each commit (`node-sqlite.ts`).
 */
export function durableInserts(count: number): number {
  const folder = mkdtempSync(join(tmpdir(), 'lat-inserts-'))
  const database = new DatabaseSync(join(folder, 'bare.sqlite'))
  try {
    database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE rows (id TEXT PRIMARY KEY, row TEXT)',
    )
    const insert = database.prepare('INSERT INTO rows VALUES (?, ?)')
    const start = performance.now()
    for (let index = 0; index < count; index++) insert.run(randomUUID(), ROW)
    return count / ((performance.now() - start) / 1000)
  } finally {
    database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
