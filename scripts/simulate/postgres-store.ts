/** PostgreSQL for simulations: one PGlite (PostgreSQL in WebAssembly) for all runs, because starting takes seconds. */
import { Duplex } from 'node:stream'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { migrate } from '#server/store/migrations.ts'
import type { Store } from '#server/store/store.ts'
import type { Tables } from '#server/store/tables.ts'
import { NOWHERE, type World } from './world.ts'

export class PostgresStore {
  readonly store: Store
  /** The simulated world of the current run. */
  world: World | undefined
  readonly #pglite = new PGlite()
  readonly #pool = new Pool({
    stream: () => new DatabaseSocket((message) => this.#answer(message)) as never,
    // The names of PGlite's user and database.
    user: 'postgres',
    database: 'postgres',
    // PGlite has a single session. While a transaction runs, other queries wait for the connection.
    max: 1,
    idleTimeoutMillis: 0,
  })

  constructor() {
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: this.#pool }) })
    this.store = { kind: 'postgres', db, transact: (work) => db.transaction().execute(work), close: async () => {} }
  }

  async start(): Promise<this> {
    await this.#pglite.waitReady
    await migrate(this.store.db, 'bytea')
    return this
  }

  async empty(): Promise<void> {
    // A table that keeps rows of an earlier run would make a run depend on the runs before it.
    await this.#pool.query('truncate submissions, attachments, parts, mails, captcha_nonces, sealing_keys, heartbeat')
  }

  async query<Row extends object>(sql: string): Promise<Row[]> {
    return (await this.#pool.query<Row>(sql)).rows
  }

  /**
   * Runs messages of PostgreSQL's protocol in PGlite. Queries run outside the realm of the relay that sent them,
   * because a database server has a clock of its own. Within the realm, `now()` in SQL would read the relay's clock,
   * which may be wrong.
   */
  #answer(message: Uint8Array): Uint8Array {
    const { world } = this
    if (!world) return this.#pglite.execProtocolRawSync(message)
    const { current } = world
    world.current = NOWHERE
    try {
      return this.#pglite.execProtocolRawSync(message)
    } finally {
      world.current = current
    }
  }
}

/**
 * A socket to the database, as the package `pg` uses it. It answers at once, so that a query ends within the step of
 * the simulation that sends it.
 */
class DatabaseSocket extends Duplex {
  readonly #answer: (message: Uint8Array) => Uint8Array
  constructor(answer: (message: Uint8Array) => Uint8Array) {
    super()
    this.#answer = answer
  }
  connect(): void {
    process.nextTick(() => this.emit('connect'))
  }
  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}
  override _read(): void {}
  override _write(chunk: Uint8Array, _encoding: string, done: () => void): void {
    this.push(this.#answer(chunk))
    done()
  }
  override _writev(chunks: { chunk: Uint8Array }[], done: () => void): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), '', done)
  }
}
