/** A simulated relay. Its process can be killed at any moment; its disk with the database survives. */
import * as nodeCrypto from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import inject from 'light-my-request'
import { register } from 'prom-client'
import { createLog, type Log } from '#server/log.ts'
import type { Store } from '#server/store/store.ts'
import { type DiskFault, databaseClass, fileFunctions } from './disk.ts'
import { virtualUuid } from './globals.ts'
import { CLOSED_JOB } from './ledger.ts'
import type { MailServer } from './mail-server.ts'
import type { Reply, Request } from './network.ts'
import { type Bundles, requireReal, SITE_KEY } from './realms.ts'
import { NOWHERE, newRealm, type Realm, type World } from './world.ts'

type RelayCode = typeof import('./relay-code.ts').relayCode

/** What exists while the relay runs, and is lost when it is killed. */
interface Process {
  realm: Realm
  code: RelayCode
  store: Store
  app: Parameters<typeof inject>[0]
  databases: Set<DatabaseSync>
}

export interface RelayOptions {
  world: World
  mail: MailServer
  /** Folder of the SQLite file. */
  folder: string
  /** A store that outlives the relay's process; without it the relay opens the SQLite file in `folder`. */
  store?: Store
}

const silentLog = createLog('silent')

export class Relay {
  realm: Realm
  isUp = false
  diskFault: DiskFault | undefined
  clockAheadMs = 0
  /**
   * If set, the process is killed in the middle of its next request that is not a GET. The value is the number of turns
   * of the event loop between the arrival of the request and the kill.
   */
  killInRequest: number | undefined
  readonly #options: RelayOptions
  #running: Process | undefined
  readonly #killListeners = new Set<() => void>()

  constructor(options: RelayOptions) {
    this.#options = options
    this.realm = this.#newRealm()
  }

  /** Starts the process with the code of a release. Does nothing if the process runs already. */
  async start({ relay: evaluate }: Bundles): Promise<void> {
    if (this.#running) return
    const { world } = this.#options
    const realm = this.#newRealm()
    this.realm = realm
    const databases = new Set<DatabaseSync>()
    await world.run(realm, () => {
      this.#boot(realm, databases, evaluate).catch((error: unknown) => {
        // With a broken disk the relay cannot open its store. It stays down until it is started again.
        if (!this.diskFault) throw error
        closeAll(databases)
      })
    })
  }

  /** Starts the relay's code, as `server/main.ts` does. */
  async #boot(realm: Realm, databases: Set<DatabaseSync>, evaluate: Bundles['relay']): Promise<void> {
    const { mail, folder, store: kept } = this.#options
    register.clear()
    const code = evaluate((name) => this.#require(name, databases)).relayCode
    const env = code.parseEnv({
      SITE_URL: 'https://lat.example',
      VITE_CAPTCHA_SITE_KEY: SITE_KEY,
      CAPTCHA_WORK: '1',
      RATE_LIMIT_PER_MINUTE: '60',
      DATA_DIR: folder,
      MAIL_RETRY_MAX_MS: '60000',
    })
    const store = kept ?? (await code.openStore(folder))
    const transport = mail.transport(code.UncertainDelivery)
    let worker: ReturnType<typeof code.startMailWorker> | undefined
    const app = code.createApp({
      env,
      store,
      captchaSecret: 'secret of the simulation',
      mailKind: 'smtp',
      closedJobs: new Set([CLOSED_JOB]),
      wakeMail: () => worker?.wake(),
      siteDir: '/nowhere',
      scriptHashes: [],
      log: silentLog,
    })
    worker = code.startMailWorker({
      store,
      transport,
      addresses: env,
      site: { siteUrl: env.siteUrl, jobs: new Map() },
      confirms: false,
      waits: env,
      log: recordingLog(mail),
    })
    code.startRetention(store, env.retentionDays, code.mailFolder(folder), silentLog)
    this.#running = { realm, code, store, app: app as never, databases }
    this.isUp = true
  }

  /** Ends the process at once, as `kill -9` does. Committed transactions stay in the database. */
  kill(): void {
    const running = this.#running
    if (!running) return
    this.#running = undefined
    this.isUp = false
    running.realm.isAlive = false
    closeAll(running.databases)
    for (const listener of [...this.#killListeners]) listener()
    this.#killListeners.clear()
  }

  /** Calls `listener` when the relay is killed. Returns a function that unsubscribes. */
  onKill(listener: () => void): () => void {
    this.#killListeners.add(listener)
    return () => this.#killListeners.delete(listener)
  }

  /**
   * Handles a request and calls `answer` at most once. With `cutAt`, only that many bytes of the body arrive before the
   * connection breaks.
   */
  receive(request: Request, answer: (reply: Reply) => void, cutAt?: number): void {
    const running = this.#running
    if (!running) return
    const { world } = this.#options
    const hasBody = request.method !== 'GET'
    if (this.killInRequest !== undefined && hasBody) this.#killAfter(this.killInRequest, running.realm)
    const { method, path: url, headers, body } = request
    const payload = Buffer.from(cutAt === undefined ? body : body.subarray(0, cutAt))
    const length = hasBody ? { 'content-length': String(body.length) } : {}
    inject(
      running.app,
      {
        method: method as 'GET',
        url,
        headers: { ...headers, ...length },
        ...(hasBody && { payload }),
        ...(cutAt !== undefined && { simulate: { end: false, split: false, error: true, close: true } }),
      },
      (error, reply) => {
        if (error || !reply || !running.realm.isAlive) return
        answer({
          status: reply.statusCode,
          headers: {
            ...(reply.headers as Record<string, string>),
            date: new Date(world.now + this.clockAheadMs).toUTCString(),
          },
          body: reply.rawPayload,
        })
      },
    )
  }

  /** Kills the process after this number of turns of the event loop, unless it has ended before. */
  #killAfter(turns: number, realm: Realm): void {
    this.killInRequest = undefined
    this.#options.world.schedule(NOWHERE, 0, () => {
      if (turns > 0) this.#killAfter(turns - 1, realm)
      else if (realm.isAlive) this.kill()
    })
  }

  /**
   * Runs a command of the operator with the relay's code and store. The command runs in `realm`, or in the relay's own
   * realm if none is given. Errors of the command are ignored. Does nothing while the relay is down.
   */
  async operate(work: (code: RelayCode, store: Store) => Promise<unknown>, realm?: Realm): Promise<void> {
    const running = this.#running
    if (!running) return
    await this.#options.world.run(realm ?? running.realm, () => void work(running.code, running.store).catch(() => {}))
  }

  #newRealm(): Realm {
    return { ...newRealm('relay'), clockAheadMs: () => this.clockAheadMs }
  }

  /**
   * Returns a module of Node for the relay's bundle. Random numbers and timers come from the simulated world. File
   * functions finish at once, because Node's own file functions use threads, which finish in an order that differs from
   * run to run. `node:sqlite` adds each database to `databases` and refuses writes while the disk has a fault.
   */
  #require(name: string, databases: Set<DatabaseSync>): unknown {
    const { world } = this.#options
    if (name === 'node:crypto') {
      return { ...nodeCrypto, randomUUID: virtualUuid, randomInt: (max: number) => world.between(0, max - 1) }
    }
    if (name === 'node:timers/promises') {
      return {
        setTimeout: (ms: number, value: unknown) => new Promise((resolve) => setTimeout(() => resolve(value), ms)),
        setImmediate: () => new Promise<void>((resolve) => setImmediate(() => resolve())),
      }
    }
    if (name === 'node:fs/promises') return fileFunctions(() => this.diskFault)
    if (name === 'node:sqlite') return { DatabaseSync: databaseClass(() => this.diskFault, databases) }
    return requireReal(name)
  }
}

/** A log that tells the simulated mail server which mails the relay has recorded as sent or as unanswered. */
function recordingLog(mail: MailServer): Log {
  const note = ({ submission }: { submission?: string }, message: string) => {
    if (message === 'mail sent' && submission) mail.noteRecorded(submission)
    if (message === 'mail handed over without an answer' && submission) mail.noteUnanswered(submission)
  }
  return { info: note, warn: note, error: note } as unknown as Log
}

function closeAll(databases: Set<DatabaseSync>): void {
  for (const database of databases) if (database.isOpen) database.close()
}
