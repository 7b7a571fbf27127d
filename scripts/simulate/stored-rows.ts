/** Reads submissions directly from the relays' database, also while no relay runs. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { StoredRow } from './ledger.ts'
import type { PostgresStore } from './postgres-store.ts'

export class StoredRows {
  readonly #folder: string
  readonly #postgres: PostgresStore | undefined

  constructor(folder: string, postgres: PostgresStore | undefined) {
    this.#folder = folder
    this.#postgres = postgres
  }

  /** All submissions with the states of their mails. */
  rows(): Promise<StoredRow[]> {
    return this.#query<StoredRow>(
      'select s.id, s.payload, s.removed_at, m.state from submissions s left join mails m on m.submission_id = s.id',
    )
  }

  async nonces(): Promise<number> {
    const [row] = await this.#query<{ count: number | string }>('select count(*) as count from captcha_nonces')
    return Number(row?.count)
  }

  async #query<Row extends object>(sql: string): Promise<Row[]> {
    if (this.#postgres) return this.#postgres.query<Row>(sql)
    const database = new DatabaseSync(join(this.#folder, 'lat.sqlite'), { readOnly: true })
    try {
      return database.prepare(sql).all() as Row[]
    } finally {
      database.close()
    }
  }
}
