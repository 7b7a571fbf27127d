/** The pages and the service worker of a simulated device, each with the globals of a browser that its code sees. */
import { Channel } from './broadcast-channel.ts'
import type { Transaction } from './databases.ts'
import type { Device } from './device.ts'
import type { deviceCode } from './device-code.ts'
import { ORIGIN, uploadClass } from './requests.ts'
import type { LockTask } from './web-locks.ts'
import { cache, storage } from './web-storage.ts'
import { newRealm, type Realm } from './world.ts'

export type DeviceCode = typeof deviceCode

/** A page or the service worker of a simulated device. */
export interface DeviceRealm extends Realm {
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

export interface Page extends DeviceRealm {
  /** Session storage of the tab; it outlives a reload. */
  session: Map<string, string>
  /**
   * The simulated time at which the page was last left with the event `pagehide`, in ms since the epoch; 0 if never.
   */
  leftAt: number
}

/** Creates a page whose code has not been evaluated yet. `reload` is what the page calls to reload itself. */
export function newPage(device: Device, session: Map<string, string>, reload: (page: Page) => void): Page {
  const page = Object.assign(newDeviceRealm(device, 'page'), { session, leftAt: 0 })
  // The fields of a form are in `form.ts`, so the document has none.
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible', querySelectorAll: () => [] })
  Object.assign(page.globals, {
    document,
    XMLHttpRequest: uploadClass(page, device.connection.send),
    localStorage: storage(device.local, device.onWrite),
    sessionStorage: storage(session, device.onWrite),
    location: Object.assign(new URL(`${ORIGIN}/contact-us`), { reload: () => reload(page) }),
  })
  return page
}

/** Creates a service worker whose code has not been evaluated yet. */
export function newWorker(device: Device): DeviceRealm {
  const worker = newDeviceRealm(device, 'worker')
  worker.globals.self = {
    addEventListener: worker.globals.addEventListener,
    registration: device.registration,
    clients: { matchAll: async () => [] },
  }
  return worker
}

function newDeviceRealm(device: Device, kind: 'page' | 'worker'): DeviceRealm {
  const realm: DeviceRealm = {
    ...newRealm(`${kind} of ${device.name}`),
    clockAheadMs: () => device.clockAheadMs,
    device,
    code: undefined as never,
    events: new EventTarget(),
    transactions: new Set(),
    connections: new Set(),
    channels: new Set(),
    wasFrozen: false,
  }
  realm.globals = globalsOf(realm)
  return realm
}

function globalsOf(realm: DeviceRealm): Record<string, unknown> {
  const { device, events } = realm
  const { world } = device
  const never = new Promise<never>(() => {})
  return {
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    BroadcastChannel: class extends Channel {
      constructor(name: string) {
        super(realm, name)
      }
    },
    caches: { open: async () => cache(device.cached) },
    // Workbox reads properties of `self` when it is loaded. It needs none of them in a page.
    self: {},
    fetch: (path: string, init: RequestInit = {}) =>
      realm.isAlive ? device.connection.fetch(realm, path, init) : never,
    MessageChannel: class {
      port1: Pick<Channel, 'onmessage'> = { onmessage: null }
      port2 = { postMessage: (data: unknown) => world.schedule(realm, 1, () => this.port1.onmessage?.({ data })) }
    },
    get indexedDB() {
      return device.indexedDB
    },
    navigator: {
      get onLine() {
        return device.isOnline !== device.isOnlineWrong
      },
      locks: {
        request: (name: string, _options: object, task: LockTask) => device.locks.request(realm, name, task),
      },
      storage: {
        persisted: async () => true,
        persist: async () => true,
        estimate: async () => (device.isFull ? { quota: 1000, usage: 1000 } : { quota: 2 ** 40, usage: 0 }),
      },
      serviceWorker: {
        ready: Promise.resolve(),
        getRegistration: async () => device.registration,
        controller: { postMessage: device.tellWorker.bind(device) },
      },
    },
  }
}
