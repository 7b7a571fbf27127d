/**
 * Replaces Node's globals for simulations. While code of a realm (a page, service worker or relay, `world.ts`) runs,
 * clock, timers and random numbers come from the simulated world, and browser globals such as `indexedDB` come from the
 * realm. Outside a simulation all globals behave as in Node.
 */
import { createHash, createHmac } from 'node:crypto'
import * as fakeIndexedDb from 'fake-indexeddb'
import { exactBuffer } from './exact-buffer.ts'
import { Timer, type World } from './world.ts'

let world: World | undefined

/**
 * Makes `next` the simulated world from which the globals take clock, timers and random numbers. If `next` is
 * undefined, the globals behave as in Node again.
 */
export function enterWorld(next: World | undefined): void {
  world = next
}

const RealDate = Date
const real = { setTimeout, clearTimeout, setInterval, clearInterval, setImmediate, crypto, random: Math.random }
const realNow = performance.now.bind(performance)

/** The simulated world of the current run; undefined between two runs. */
export const currentWorld = () => world
/** The realm whose code is running; undefined outside a simulation, and while no realm runs. */
const currentRealm = () => world?.current

/** The time in ms since 1970: in a realm by its simulated clock, outside by the real one. */
function now(): number {
  const realm = currentRealm()
  return realm && world ? world.now + realm.clockAheadMs() : RealDate.now()
}

class VirtualDate extends RealDate {
  constructor(...args: [] | [number | string | Date]) {
    super(...((args.length === 0 ? [now()] : args) as [number]))
  }
  static override now(): number {
    return Math.floor(now())
  }
}

/** Replaces `setTimeout`. In a realm that has been killed the work is never done. */
function virtualSetTimeout(work: (...args: unknown[]) => void, ms = 0, ...args: unknown[]): unknown {
  const realm = currentRealm()
  if (!realm || !world) return real.setTimeout(work, ms, ...args)
  if (!realm.isAlive) return new Timer()
  return world.schedule(realm, ms, () => work(...args))
}

/** Replaces `setInterval`. As in Node, an interval below 1 ms counts as 1 ms. */
function virtualSetInterval(work: (...args: unknown[]) => void, ms = 0, ...args: unknown[]): unknown {
  const realm = currentRealm()
  if (!realm || !world) return real.setInterval(work, ms, ...args)
  const timer = new Timer()
  const runAndSchedule = () => {
    if (timer.isCancelled) return
    work(...args)
    if (world && !timer.isCancelled) world.schedule(realm, Math.max(1, ms), runAndSchedule)
  }
  world.schedule(realm, Math.max(1, ms), runAndSchedule)
  return timer
}

/** Replaces `clearTimeout` and `clearInterval`. */
function virtualClearTimer(timer: unknown): void {
  if (timer instanceof Timer) timer.isCancelled = true
  else real.clearTimeout(timer as never)
}

/**
 * Replaces `setImmediate`, with which `fake-indexeddb` schedules its work. In a page or worker the task counts as work
 * of the database, which continues after the page was killed.
 */
function virtualSetImmediate(work: (...args: unknown[]) => void, ...args: unknown[]): unknown {
  const realm = currentRealm()
  if (!realm || !world) return real.setImmediate(work, ...args)
  return world.schedule(realm, 0, () => work(...args), 'indexedDB' in realm.globals)
}

/** Replaces `crypto.getRandomValues`: fills a buffer with random bytes and returns it. */
function randomBytes<T extends ArrayBufferView>(view: T): T {
  if (!currentRealm() || !world) return real.crypto.getRandomValues(view as never)
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength)
  for (let index = 0; index < bytes.length; index++) bytes[index] = world.between(0, 255)
  return view
}

/** Returns a UUID (version 4) from the world's random numbers, so that the same seed gives the same UUIDs. */
export function virtualUuid(): ReturnType<Crypto['randomUUID']> {
  const hex = [...randomBytes(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const variant = '89ab'[Number.parseInt(hex[16] ?? '0', 16) & 3]
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}

/**
 * The part of WebCrypto that the product uses, computed at once. Node's WebCrypto runs on threads, and the order in
 * which they finish would differ from run to run.
 */
const subtle = {
  digest: async (_name: string, data: ArrayBuffer | Uint8Array) =>
    exactBuffer(
      createHash('sha256')
        .update(new Uint8Array(data as ArrayBuffer))
        .digest(),
    ),
  importKey: async (_format: string, key: Uint8Array) => key,
  sign: async (_name: string, key: Uint8Array, data: Uint8Array) =>
    exactBuffer(createHmac('sha256', key).update(data).digest()),
}

const virtualCrypto = {
  getRandomValues: randomBytes,
  randomUUID: () => (currentRealm() ? virtualUuid() : real.crypto.randomUUID()),
  get subtle() {
    return currentRealm() ? subtle : real.crypto.subtle
  },
}

/** A `File` whose bytes can be read synchronously, because the simulated network needs them at once (`requests.ts`). */
export class VirtualFile extends File {
  readonly content: Uint8Array<ArrayBuffer>
  constructor(parts: (string | ArrayBuffer | Uint8Array)[], name: string, options?: FilePropertyBag) {
    super(parts as BlobPart[], name, options)
    this.content = new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as string))))
  }
  override async arrayBuffer(): Promise<ArrayBuffer> {
    return exactBuffer(this.content)
  }
}

/** The globals that a realm replaces by its own ones. If it has none of this name, its code reads undefined. */
const BROWSER_GLOBALS = [
  'addEventListener',
  'BroadcastChannel',
  'caches',
  'document',
  'fetch',
  'indexedDB',
  'localStorage',
  'location',
  'MessageChannel',
  'navigator',
  'Notification',
  'removeEventListener',
  'self',
  'sessionStorage',
  'XMLHttpRequest',
]

/** Replaces the globals of this process by those of the simulation. */
export function installGlobals(): void {
  // Ignore unhandled rejections in pages and workers, as browsers do. In a relay they end the simulation, because Node
  // would end the relay's process.
  process.on('unhandledRejection', (error) => {
    const realm = currentRealm()
    if (!realm || !('indexedDB' in realm.globals)) throw error
  })
  const define = (name: string, value: unknown) =>
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true })
  // The package `idb` recognises database objects by `instanceof` with these global classes.
  for (const [name, value] of Object.entries(fakeIndexedDb)) if (name.startsWith('IDB')) define(name, value)
  define('Date', VirtualDate)
  define('setTimeout', virtualSetTimeout)
  define('setInterval', virtualSetInterval)
  define('clearTimeout', virtualClearTimer)
  define('clearInterval', virtualClearTimer)
  define('setImmediate', virtualSetImmediate)
  define('crypto', virtualCrypto)
  define('File', VirtualFile)
  Math.random = () => (currentRealm() && world ? world.random() : real.random())
  performance.now = () => (currentRealm() && world ? world.now : realNow())
  AbortSignal.timeout = (ms) => {
    const controller = new AbortController()
    virtualSetTimeout(() => controller.abort(new DOMException('The operation timed out', 'TimeoutError')), ms)
    return controller.signal
  }
  for (const name of BROWSER_GLOBALS) {
    const original = Object.getOwnPropertyDescriptor(globalThis, name)
    const originalValue = () => (original?.get ? original.get.call(globalThis) : original?.value)
    Object.defineProperty(globalThis, name, {
      get: () => {
        const realm = currentRealm()
        return realm ? realm.globals[name] : originalValue()
      },
      configurable: true,
    })
  }
}
