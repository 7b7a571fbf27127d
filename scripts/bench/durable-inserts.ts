import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** As large as an enquiry with its mail. */
const ROW = 'x'.repeat(800)

/** How many rows a second SQLite makes durable one by one, on the disk of the temporary folder, set up as the relay's (`node-sqlite.ts`). */
export function durableInserts(count: number): number {
  const folder = mkdtempSync(join(tmpdir(), 'lat-inserts-'))
  const database = new DatabaseSync(join(folder, 'bare.sqlite'))
  try {
    database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE rows (id TEXT PRIMARY KEY, row TEXT)',
    )
    const insert = database.prepare('INSERT INTO rows VALUES (?, ?)')
    const start = performance.now()
    for (let place = 0; place < count; place++) insert.run(randomUUID(), ROW)
    return count / ((performance.now() - start) / 1000)
  } finally {
    database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
