/** A simulated device: the storage of its browser, its pages, its service worker, and its network connection. */
import { IDBFactory } from 'fake-indexeddb'
import type { SealedSubmission, SubmissionRecord } from '#client/device/outbox/submission-record.ts'
import { CONTACT_PATH, IDEMPOTENCY_HEADER } from '#contract/submission/submission.ts'
import type { WorkerRequest } from '#contract/worker-message.ts'
import { Channel } from './broadcast-channel.ts'
import { type Transaction, textOf } from './databases.ts'
import type { deviceCode } from './device-code.ts'
import { contentOf } from './hpke.ts'
import { InvariantError } from './invariant-error.ts'
import { headerOf, type Network, NOWHERE, type Request, type RequestFault } from './network.ts'
import { ORIGIN, requestOf, responseOf, type Send, uploadClass } from './requests.ts'
import { type LockTask, WebLocks } from './web-locks.ts'
import { cache, storage } from './web-storage.ts'
import { newRealm, type Realm, type World } from './world.ts'

export type DeviceCode = typeof deviceCode

/** A page or the service worker of a simulated device. */
export interface Place extends Realm {
  device: Device
  code: DeviceCode
  events: EventTarget
  transactions: Set<Transaction>
  connections: Set<{ close(): void }>
  channels: Set<Channel>
  /**
   * True once the page has been in the bfcache. Such a page has released the lock that allows one sender at a time, but
   * continues to send (`send-lock.ts`). Another page may therefore send at the same time.
   */
  wasFrozen: boolean
}

export interface Page extends Place {
  /** Session storage of the tab; it outlives a reload. */
  session: Map<string, string>
  /** The simulated time at which the page was last left with the event `pagehide`, in ms since the epoch; 0 if never. */
  leftAt: number
}

const FAIR_MODE_KEY = 'fair-mode'

/**
 * Chromium ends a sync event after three minutes. If the event was not successful, Chromium fires it again five minutes
 * after its end.
 */
const SYNC_LIMIT_MS = 180_000
const SYNC_RETRY_MS = 300_000

export class Device {
  readonly world: World
  readonly name: string
  readonly places = new Set<Place>()
  pages: Page[] = []
  worker: Place | undefined
  isOnline = true
  /** True if the browser says that it is online although it is not, or the other way round. */
  isOnlineWrong = false
  isFull = false
  clockAheadMs = 0
  /** Faults of the next requests, at most one for each request. */
  readonly nextFaults: { fault: RequestFault; hits: 'any request' | 'a submission' }[] = []
  indexedDB = new IDBFactory()
  /** True if the browser has Background Sync, as Chromium has. */
  readonly hasSync: boolean
  onChange: () => void = () => {}
  /** Called when a page has reloaded itself. */
  onReload: () => void = () => {}
  /** Called with each text that a page or the worker writes to IndexedDB or web storage. */
  onWrite: (text: string) => void = () => {}
  readonly #network: Network
  readonly #evaluate: (place: Place) => DeviceCode
  readonly #local = new Map<string, string>()
  /** The entries of Cache Storage: their texts by path. */
  readonly #cached = new Map<string, string>()
  /**
   * The drafts on a tablet in fair mode (a device shared at a job fair). They are only in the service worker's memory
   * (`worker/drafts-in-memory.ts`). The keys are the names of the forms.
   */
  readonly #workerDrafts = new Map<string, unknown>()
  readonly #locks: WebLocks
  #isSyncWanted = false
  #isSyncComing = false
  /** The page or worker that is sending a submission, by the submission's id. */
  readonly #senders = new Map<string, Place>()

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
    if (isFair) this.#local.set(FAIR_MODE_KEY, JSON.stringify({ tablet: name, salt: '', pinHash: '' }))
    this.#network = network
    this.#locks = new WebLocks(world)
    this.#evaluate = evaluate
  }

  /**
   * True if the device is in fair mode (a tablet shared at a job fair). The mode ends when the browser evicts the
   * site's data, because it is kept in local storage.
   */
  get isFair(): boolean {
    return this.#local.has(FAIR_MODE_KEY)
  }

  /** Opens a page of the site, as a visitor does. For a reload, `session` is the session storage of the tab. */
  async openPage(session = new Map<string, string>()): Promise<Page> {
    const page = this.#newPage(session)
    await this.world.run(page, () => this.#startPage(page))
    return page
  }

  #newPage(session: Map<string, string>): Page {
    const page = Object.assign(this.#newPlace('page'), { session, leftAt: 0 })
    // The fields of a form are in `form.ts`, so the document has none.
    const document = Object.assign(new EventTarget(), { visibilityState: 'visible', querySelectorAll: () => [] })
    Object.assign(page.globals, {
      document,
      XMLHttpRequest: uploadClass(page, this.#send),
      localStorage: storage(this.#local, this.onWrite),
      sessionStorage: storage(session, this.onWrite),
      location: Object.assign(new URL(`${ORIGIN}/contact-us`), { reload: () => this.#reload(page) }),
    })
    return page
  }

  /** Call this in the realm of the page. */
  #startPage(page: Page): void {
    this.pages.push(page)
    page.code = this.#evaluate(page)
    // In the product the service worker fetches the sealing key (the relay's public key, to which submissions are
    // encrypted) when it is installed (`sw.ts`). Here a page fetches it.
    if (this.#cached.size === 0) void page.code.fetchSealingKey()
    void page.code.outboxExists().then(() => page.code.startOutboxTriggers())
  }

  /** A page reloads itself, as soon as its present task has ended. */
  #reload(page: Page): void {
    this.world.schedule(page, 0, () => {
      this.kill(page)
      const next = this.#newPage(page.session)
      this.world.schedule(next, 0, () => this.#startPage(next))
      this.onReload()
    })
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
  kill(place: Place): void {
    place.isAlive = false
    place.isFrozen = false
    this.places.delete(place)
    this.pages = this.pages.filter((page) => page !== place)
    if (this.worker === place) this.worker = undefined
    // `worker` is only set while a sync event is handled. In the product each open page keeps the worker's memory, too.
    if (this.worker === undefined && this.pages.length === 0) this.#workerDrafts.clear()
    this.#locks.release(place)
    // Make the killed page or worker the current realm, so that `fake-indexeddb` delivers the events of its
    // transactions there and not in another page. Timers and requests of a killed page or worker do nothing.
    const before = this.world.current
    this.world.current = place
    for (const transaction of place.transactions) {
      if (transaction._state === 'active' || transaction._state === 'inactive') transaction._abort('AbortError')
    }
    for (const connection of place.connections) connection.close()
    this.world.current = before
  }

  killAll(): void {
    for (const place of [...this.places]) this.kill(place)
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
    if (isOnline) this.#fireSyncLater(this.world.between(500, 5000))
  }

  /** The browser deletes everything that the site stored. */
  evict(): void {
    this.killAll()
    this.indexedDB = new IDBFactory()
    this.#local.clear()
    this.#cached.clear()
  }

  /**
   * Returns the submissions that are on the disk at this moment. They are read from the internals of `fake-indexeddb`,
   * because a transaction would answer only later.
   */
  stored(): SubmissionRecord[] {
    const contents = this.#records('resumes')
    const sealed = (this.#rows('sealed') as SealedSubmission[]).map((record) => ({
      ...record,
      // A getter, because most callers need only the state, and reading the encrypted content takes time.
      get content() {
        return contentOf(new Uint8Array((contents.get(record.id) ?? new ArrayBuffer()) as ArrayBuffer))
      },
    }))
    return [...(this.#rows('submissions') as SubmissionRecord[]), ...sealed]
  }

  /** Returns all drafts: from IndexedDB, local storage (saved when a page is left) and the worker's memory. */
  drafts(): unknown[] {
    const local = [...this.#local].filter(([key]) => key.startsWith('draft:')).map(([, text]) => JSON.parse(text).draft)
    return [...this.#rows('drafts'), ...local, ...this.#workerDrafts.values()]
  }

  /**
   * Returns the records, files and web storage on the disk as text. On a tablet in fair mode (shared at a job fair)
   * this text must not contain anything that a visitor typed (`Ledger.checkUnreadable`).
   */
  readable(): string {
    const rows = ['submissions', 'sealed', 'drafts'].flatMap((store) => this.#rows(store))
    const files = [...this.#records('resumes').values()].map(textOf)
    return JSON.stringify([rows, [...this.#local], this.pages.map(({ session }) => [...session])]) + files.join()
  }

  /** Answers a message of a page to the worker, as `worker/sw.ts` does. */
  #tellWorker(request: WorkerRequest, [port]: { postMessage(data: unknown): void }[] = []): void {
    if (request.type === 'draft-keep' && request.draft === undefined) this.#workerDrafts.delete(request.form)
    else if (request.type === 'draft-keep') this.#workerDrafts.set(request.form, structuredClone(request.draft))
    if (request.type === 'draft-load') port?.postMessage(this.#workerDrafts.get(request.form))
    if (request.type === 'drafts-forget') this.#workerDrafts.clear()
  }

  #rows(store: string): unknown[] {
    return [...this.#records(store).values()]
  }

  #records(store: string): Map<unknown, unknown> {
    const databases = (this.indexedDB as unknown as { _databases: Map<string, RawDatabase> })._databases
    const rows = databases.get('lat')?.rawObjectStores.get(store)?.records.values() ?? []
    return new Map([...rows].map(({ key, value }) => [key, value]))
  }

  #newPlace(kind: string): Place {
    const events = new EventTarget()
    const place: Place = {
      ...newRealm(`${kind} of ${this.name}`),
      clockAheadMs: () => this.clockAheadMs,
      device: this,
      code: undefined as never,
      events,
      transactions: new Set(),
      connections: new Set(),
      channels: new Set(),
      wasFrozen: false,
    }
    const never = new Promise<never>(() => {})
    const { world } = this
    const listen = events.addEventListener.bind(events)
    const device = this
    place.globals = {
      addEventListener: listen,
      removeEventListener: events.removeEventListener.bind(events),
      BroadcastChannel: class extends Channel {
        constructor(name: string) {
          super(place, name)
        }
      },
      caches: { open: async () => cache(this.#cached) },
      // Workbox reads properties of `self` when it is loaded. It needs none of them in a page.
      self: {},
      fetch: (path: string, init: RequestInit = {}) => (place.isAlive ? this.#fetch(place, path, init) : never),
      MessageChannel: class {
        port1: Pick<Channel, 'onmessage'> = { onmessage: null }
        port2 = { postMessage: (data: unknown) => world.schedule(place, 1, () => this.port1.onmessage?.({ data })) }
      },
      get indexedDB() {
        return device.indexedDB
      },
      navigator: {
        get onLine() {
          return device.isOnline !== device.isOnlineWrong
        },
        locks: {
          request: (name: string, _options: object, task: LockTask) => this.#locks.request(place, name, task),
        },
        storage: {
          persisted: async () => true,
          persist: async () => true,
          estimate: async () => (this.isFull ? { quota: 1000, usage: 1000 } : { quota: 2 ** 40, usage: 0 }),
        },
        serviceWorker: {
          ready: Promise.resolve(),
          getRegistration: async () => this.#registration,
          controller: { postMessage: this.#tellWorker.bind(this) },
        },
      },
    }
    this.places.add(place)
    // Opening a page or starting the worker counts as a step of the world.
    world.steps++
    return place
  }

  #registration = {
    sync: { register: async () => this.#wantSync() },
    showNotification: async () => {},
  }

  #wantSync(): void {
    if (!this.hasSync) throw new DOMException('no sync', 'NotAllowedError')
    this.#isSyncWanted = true
    if (this.isOnline) this.#fireSyncLater(this.world.between(100, 3000))
  }

  /**
   * Fires the sync event after a delay, if a page has registered it and the device is still online then. Does nothing
   * if the event is already scheduled, because browsers fire one event for all registrations of a tag.
   */
  #fireSyncLater(delayMs: number): void {
    if (!this.#isSyncWanted || this.#isSyncComing) return
    this.#isSyncComing = true
    // Browsers may fire a sync event late. Here one event in ten is late, by 1 to 30 minutes.
    const lateMs = this.world.chance(0.1) ? this.world.between(60_000, 30 * 60_000) : 0
    this.world.schedule(NOWHERE, delayMs + lateMs, () => {
      this.#isSyncComing = false
      if (this.#isSyncWanted && this.isOnline) void this.#fireSync()
    })
  }

  /** Starts the worker if it does not run, and fires the sync event in it. */
  #fireSync(): void {
    this.#isSyncWanted = false
    const worker = this.worker ?? this.#newPlace('worker')
    const isNew = this.worker === undefined
    this.worker = worker
    this.world.schedule(worker, 0, () => {
      if (isNew) this.#startWorker(worker)
      const work: Promise<unknown>[] = []
      const event = Object.assign(new Event('sync'), {
        tag: 'workbox-background-sync:submissions',
        lastChance: false,
        waitUntil: (promise: Promise<unknown>) => work.push(promise),
      })
      worker.events.dispatchEvent(event)
      const limit = this.world.schedule(NOWHERE, SYNC_LIMIT_MS, () => this.#endSync(worker, false))
      const end = (isDone: boolean) => {
        limit.isCancelled = true
        this.#endSync(worker, isDone)
      }
      Promise.all(work).then(
        () => end(true),
        () => end(false),
      )
    })
  }

  #endSync(worker: Place, isDone: boolean): void {
    if (!worker.isAlive) return
    this.kill(worker)
    if (isDone) return
    this.#isSyncWanted = true
    this.#fireSyncLater(SYNC_RETRY_MS)
  }

  #startWorker(worker: Place): void {
    worker.globals.self = {
      addEventListener: worker.globals.addEventListener,
      registration: this.#registration,
      clients: { matchAll: async () => [] },
    }
    worker.code = this.#evaluate(worker)
    worker.code.startBackgroundSync()
  }

  #takeFault({ method, path }: Request): RequestFault | undefined {
    const isSubmission = method === 'POST' && path === CONTACT_PATH
    const index = this.nextFaults.findIndex(({ hits }) => hits === 'any request' || isSubmission)
    return index < 0 ? undefined : this.nextFaults.splice(index, 1)[0]?.fault
  }

  readonly #send: Send = (place, request, answered, failed) => {
    const fault = this.isOnline ? this.#takeFault(request) : 'lose-request'
    const id = request.method === 'POST' ? headerOf(request, IDEMPOTENCY_HEADER) : undefined
    if (id !== undefined) this.#noteSender(id, place)
    const end = () => {
      if (id !== undefined && this.#senders.get(id) === place) this.#senders.delete(id)
    }
    this.#network.send(
      place,
      fault,
      request,
      (reply) => {
        end()
        answered(reply)
      },
      () => {
        end()
        failed()
      },
    )
    return end
  }

  /**
   * Records which page or worker sends a submission. Checks the invariant that no two of them send the same submission
   * at the same time. This need not hold for pages that have been in the bfcache, because they released the send lock
   * when they were left.
   */
  #noteSender(id: string, place: Place): void {
    const other = this.#senders.get(id)
    if (other && other !== place && other.isAlive && !other.wasFrozen && !place.wasFrozen)
      this.world.fail(new InvariantError('two senders at once', { id, place: place.name }))
    this.#senders.set(id, place)
  }

  #fetch(place: Place, path: string, init: RequestInit): Promise<Response> {
    return new Promise((resolve, reject) => {
      const giveUp = this.#send(
        place,
        requestOf(path, init),
        (reply) => resolve(responseOf(reply)),
        () => reject(new TypeError('Failed to fetch')),
      )
      init.signal?.addEventListener('abort', () => {
        giveUp()
        reject(init.signal?.reason)
      })
    })
  }
}

interface RawDatabase {
  rawObjectStores: Map<string, { records: { values(): Iterable<{ key: unknown; value: unknown }> } }>
}
