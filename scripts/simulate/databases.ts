/**
 * Patches the package `fake-indexeddb` for simulations: a device's storage can be full, the transactions of a killed
 * page can be aborted, and callbacks run in the page or worker that began their transaction.
 */
import { IDBDatabase, IDBFactory, IDBObjectStore, IDBTransaction } from 'fake-indexeddb'
import type { DeviceRealm } from './device-realm.ts'
import { currentWorld } from './globals.ts'

/**
 * Internal members of a `fake-indexeddb` transaction. Unlike the public `abort`, `_abort` also sets the error of the
 * transaction.
 */
export interface Transaction {
  _state: string
  _abort(name: string | null): void
}

const currentRealm = () => currentWorld()?.current as DeviceRealm | undefined

/** Returns the text of a record or a file of IndexedDB. */
export function textOf(value: unknown): string {
  return value instanceof ArrayBuffer ? Buffer.from(value).toString() : JSON.stringify(value)
}

/** Patches `fake-indexeddb`. Call it once per process. */
export function patchDatabases(): void {
  patchTransactions()
  patchOpen()
  patchPut()
}

/** Lets the code that runs next belong to the given realm (page or worker). */
function enterRealm(realm: DeviceRealm | undefined): void {
  const world = currentWorld()
  if (world && realm) world.current = realm
}

/**
 * Each realm (page or worker) records its transactions, so that `Device.kill` can abort them. The callbacks of a
 * transaction run in the realm that began it. Without the patch they would run in the realm whose transaction ended
 * last.
 */
function patchTransactions(): void {
  const owners = new WeakMap<object, DeviceRealm>()
  const { transaction } = IDBDatabase.prototype
  IDBDatabase.prototype.transaction = function (...args: Parameters<typeof transaction>) {
    const begun = transaction.apply(this, args)
    const realm = currentRealm()
    if (realm) {
      owners.set(begun, realm)
      realm.transactions.add(begun as unknown as Transaction)
    }
    return begun
  }
  const internals = IDBTransaction.prototype as unknown as { _start(): void }
  const { _start } = internals
  internals._start = function () {
    enterRealm(owners.get(this))
    _start.call(this)
  }
}

/**
 * The callbacks of opening a database run in the realm that opened it. The realm records the connection, so that
 * `Device.kill` can close it.
 */
function patchOpen(): void {
  const { open } = IDBFactory.prototype
  IDBFactory.prototype.open = function (...args: Parameters<typeof open>) {
    const request = open.apply(this, args)
    const realm = currentRealm()
    const dispatch = request.dispatchEvent.bind(request)
    request.dispatchEvent = (event) => {
      enterRealm(realm)
      return dispatch(event)
    }
    request.addEventListener('success', () => realm?.connections.add(request.result))
    return request
  }
}

/** A write on a full device aborts its transaction. Every other write calls `Device.onWrite`. */
function patchPut(): void {
  const { put } = IDBObjectStore.prototype
  IDBObjectStore.prototype.put = function (...args: Parameters<typeof put>) {
    const request = put.apply(this, args)
    const device = currentRealm()?.device
    if (device?.isFull) (this.transaction as unknown as Transaction)._abort('QuotaExceededError')
    else device?.onWrite(textOf(args[0]))
    return request
  }
}
