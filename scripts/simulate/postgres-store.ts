/** PostgreSQL for simulations: one PGlite (PostgreSQL in WebAssembly) for all runs, because starting takes a second. */
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { migrate } from '#server/store/migrations.ts'
import type { Store } from '#server/store/store.ts'
import type { Tables } from '#server/store/tables.ts'
import { NOWHERE } from './network.ts'
import type { World } from './world.ts'

export class PostgresStore {
  readonly store: Store
  /** The simulated world of the present run. The steps of its clock wait for running queries (`World.outside`). */
  world: World | undefined
  readonly #pglite = new PGlite()

  constructor() {
    const query = this.#pglite.query.bind(this.#pglite)
    const counted = async (...args: Parameters<typeof query>) => {
      const { world } = this
      if (world) world.outside++
      try {
        return await query(...args)
      } finally {
        if (world) world.outside--
      }
    }
    // A database server has a clock of its own, so queries run outside the relay's realm. Otherwise `now()` in SQL
    // would read the clock of the relay that sent the query, which may be wrong.
    const execute = this.#pglite.execProtocolRawSync.bind(this.#pglite)
    const byOwnClock = (message: Uint8Array) => {
      const { world } = this
      if (!world) return execute(message)
      const { current } = world
      world.current = NOWHERE
      try {
        return execute(message)
      } finally {
        world.current = current
      }
    }
    Object.assign(this.#pglite, { query: counted, execProtocolRawSync: byOwnClock })
    const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: this.#pglite }) })
    this.store = { kind: 'postgres', db, transact: (work) => db.transaction().execute(work), close: async () => {} }
  }

  async start(): Promise<this> {
    await migrate(this.store.db, 'bytea')
    return this
  }

  async empty(): Promise<void> {
    // A table that keeps rows of an earlier run would make a run depend on the runs before it.
    await this.#pglite.exec('truncate submissions, attachments, parts, mails, captcha_nonces, sealing_keys, heartbeat')
  }

  async query<Row>(sql: string): Promise<Row[]> {
    return (await this.#pglite.query<Row>(sql)).rows
  }
}
