/**
 * A simulated device. Its pages and its worker begin and end here; `device-realm.ts` makes them, `connection.ts` sends
 * their requests, and `sync-events.ts` starts the worker.
 */
import { IDBFactory } from 'fake-indexeddb'
import type { SubmissionRecord } from '#client/device/database/submission-record.ts'
import type { WorkerRequest } from '#contract/worker-message.ts'
import { Connection } from './connection.ts'
import { type DeviceCode, type DeviceRealm, newPage, newWorker, type Page } from './device-realm.ts'
import { draftsIn, readableIn, submissionsIn } from './device-records.ts'
import type { Network } from './network.ts'
import { SyncEvents } from './sync-events.ts'
import { WebLocks } from './web-locks.ts'
import type { World } from './world.ts'

const FAIR_MODE_KEY = 'fair-mode'

export class Device {
  readonly world: World
  readonly name: string
  readonly realms = new Set<DeviceRealm>()
  pages: Page[] = []
  worker: DeviceRealm | undefined
  isOnline = true
  /** True if the browser says that it is online although it is not, or the other way round. */
  isOnlineWrong = false
  isFull = false
  clockAheadMs = 0
  indexedDB = new IDBFactory()
  /** True if the browser has Background Sync, as Chromium has. */
  readonly hasSync: boolean
  onChange: () => void = () => {}
  /** Called when a page has reloaded itself. */
  onReload: () => void = () => {}
  /** Called with each text that a page or the worker writes to IndexedDB or web storage. */
  onWrite: (text: string) => void = () => {}
  readonly #evaluate: () => DeviceCode
  /** The entries of local storage. */
  readonly local = new Map<string, string>()
  /** The entries of Cache Storage: their texts by path. */
  readonly cached = new Map<string, string>()
  /**
   * The drafts on a tablet in fair mode. They are only in the service worker's memory (`worker/drafts-in-memory.ts`).
   * The keys are the names of the forms.
   */
  readonly #workerDrafts = new Map<string, unknown>()
  readonly locks: WebLocks
  readonly connection: Connection
  readonly #sync = new SyncEvents(this)
  /** The registration of the service worker. */
  readonly registration = {
    sync: { register: async () => this.#sync.register() },
    showNotification: async () => {},
  }

  constructor(
    world: World,
    network: Network,
    name: string,
    evaluate: () => DeviceCode,
    { hasSync, isFair }: { hasSync: boolean; isFair: boolean },
  ) {
    this.world = world
    this.name = name
    this.hasSync = hasSync
    if (isFair) this.local.set(FAIR_MODE_KEY, JSON.stringify({ tablet: name, salt: '', pinHash: '' }))
    this.connection = new Connection(this, network)
    this.locks = new WebLocks(world)
    this.#evaluate = evaluate
  }

  /**
   * True if the device is in fair mode. The mode ends when the browser evicts the site's data, because it is kept in
   * local storage.
   */
  get isFair(): boolean {
    return this.local.has(FAIR_MODE_KEY)
  }

  /** Opens a page of the site, as a visitor does. For a reload, `session` is the session storage of the tab. */
  async openPage(session = new Map<string, string>()): Promise<Page> {
    const page = this.#newPage(session)
    await this.world.run(page, () => this.#startPage(page))
    return page
  }

  #newPage(session: Map<string, string>): Page {
    return this.#add(newPage(this, session, (page) => this.#reload(page)))
  }

  #add<AnyRealm extends DeviceRealm>(realm: AnyRealm): AnyRealm {
    this.realms.add(realm)
    // Opening a page or starting the worker counts as a step of the world.
    this.world.steps++
    return realm
  }

  /** Call this in the realm of the page. */
  #startPage(page: Page): void {
    this.pages.push(page)
    page.code = this.#evaluate()
    // In the product the service worker fetches the sealing key (the relay's public key, to which submissions are
    // encrypted) when it is installed (`sw.ts`). Here a page fetches it.
    if (this.cached.size === 0) void page.code.fetchSealingKey()
    void page.code.whenOutboxExists().then(() => page.code.startOutboxTriggers())
  }

  /** A page reloads itself, as soon as its current task has ended. */
  #reload(page: Page): void {
    this.world.schedule(page, 0, () => {
      this.kill(page)
      const next = this.#newPage(page.session)
      this.world.schedule(next, 0, () => this.#startPage(next))
      this.onReload()
    })
  }

  /** Returns the worker that runs, or else creates one. The code of a new worker is started by `startWorker`. */
  openWorker(): { worker: DeviceRealm; isNew: boolean } {
    if (this.worker) return { worker: this.worker, isNew: false }
    this.worker = this.#add(newWorker(this))
    return { worker: this.worker, isNew: true }
  }

  /** Call this in the realm of the worker. */
  startWorker(worker: DeviceRealm): void {
    worker.code = this.#evaluate()
    worker.code.startBackgroundSync()
  }

  /** Closes a page as a visitor does: the page gets the event `pagehide` and ends. */
  async closePage(page: Page): Promise<void> {
    await this.#dispatch(page, 'pagehide', false)
    this.kill(page)
  }

  /** Puts a page into the bfcache. */
  async freeze(page: Page): Promise<void> {
    await this.#dispatch(page, 'pagehide', true)
    page.isFrozen = true
    page.wasFrozen = true
  }

  /** The visitor presses Back: the page is shown again. */
  async thaw(page: Page): Promise<void> {
    this.world.thaw(page)
    await this.#dispatch(page, 'pageshow', true)
  }

  #dispatch(page: Page, type: 'pagehide' | 'pageshow', persisted: boolean): Promise<void> {
    if (type === 'pagehide') page.leftAt = this.world.now
    return this.world.run(page, () => page.events.dispatchEvent(Object.assign(new Event(type), { persisted })))
  }

  /** Ends a page or a worker at once, without an event, as the system does when it needs memory. */
  kill(realm: DeviceRealm): void {
    realm.isAlive = false
    realm.isFrozen = false
    this.realms.delete(realm)
    this.pages = this.pages.filter((page) => page !== realm)
    if (this.worker === realm) this.worker = undefined
    // `worker` is only set while a sync event is handled. In the product each open page keeps the worker's memory, too.
    if (this.worker === undefined && this.pages.length === 0) this.#workerDrafts.clear()
    this.locks.release(realm)
    // Make the killed page or worker the current realm, so that `fake-indexeddb` delivers the events of its
    // transactions there and not in another page. Timers and requests of a killed page or worker do nothing.
    const before = this.world.current
    this.world.current = realm
    for (const transaction of realm.transactions) {
      if (transaction._state === 'active' || transaction._state === 'inactive') transaction._abort('AbortError')
    }
    for (const connection of realm.connections) connection.close()
    this.world.current = before
  }

  killAll(): void {
    for (const realm of [...this.realms]) this.kill(realm)
  }

  /**
   * Connects the device to the network or disconnects it. As in a browser, pages get the event `online` or `offline`. A
   * registered background sync fires some time after the device has come online.
   */
  async setOnline(isOnline: boolean): Promise<void> {
    this.isOnline = isOnline
    for (const page of this.pages) {
      if (!page.isFrozen)
        await this.world.run(page, () => page.events.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
    }
    if (isOnline) this.#sync.fireLater(this.world.between(500, 5000))
  }

  /** The browser deletes everything that the site stored. */
  evict(): void {
    this.killAll()
    this.indexedDB = new IDBFactory()
    this.local.clear()
    this.cached.clear()
  }

  /** Returns the submissions that are on the disk at this moment. */
  stored(): SubmissionRecord[] {
    return submissionsIn(this.indexedDB)
  }

  /** Returns all drafts: from IndexedDB, local storage (saved when a page is left) and the worker's memory. */
  drafts(): unknown[] {
    const local = [...this.local].filter(([key]) => key.startsWith('draft:')).map(([, text]) => JSON.parse(text).draft)
    return [...draftsIn(this.indexedDB), ...local, ...this.#workerDrafts.values()]
  }

  /**
   * Returns the records, files and web storage on the disk as text. On a tablet in fair mode this text must not contain
   * anything that a visitor typed (`readableError`).
   */
  readable(): string {
    const { records, files } = readableIn(this.indexedDB)
    return JSON.stringify([records, [...this.local], this.pages.map(({ session }) => [...session])]) + files.join()
  }

  /** Answers a message of a page to the worker, as `worker/sw.ts` does. */
  tellWorker(request: WorkerRequest, [port]: { postMessage(data: unknown): void }[] = []): void {
    if (request.type === 'draft-keep' && request.draft === undefined) this.#workerDrafts.delete(request.form)
    else if (request.type === 'draft-keep') this.#workerDrafts.set(request.form, structuredClone(request.draft))
    if (request.type === 'draft-load') port?.postMessage(this.#workerDrafts.get(request.form))
    if (request.type === 'drafts-forget') this.#workerDrafts.clear()
  }
}
