/**
 * Patches the package `fake-indexeddb` for simulations: a device's storage can be full, the transactions of a killed
 * page can be aborted, and callbacks run in the page or worker that began their transaction.
 */
import { IDBDatabase, IDBFactory, IDBObjectStore, IDBTransaction } from 'fake-indexeddb'
import { presentWorld } from './globals.ts'
import type { Place } from './place.ts'

/**
 * Internal members of a `fake-indexeddb` transaction. Unlike the public `abort`, `_abort` also sets the error of the
 * transaction.
 */
export interface Transaction {
  _state: string
  _abort(name: string | null): void
}

const placeNow = () => presentWorld()?.current as Place | undefined

/** Returns the text of a record or a file of IndexedDB. */
export function textOf(value: unknown): string {
  return value instanceof ArrayBuffer ? Buffer.from(value).toString() : JSON.stringify(value)
}

/**
 * Patches `fake-indexeddb`:
 * - A write on a full device aborts its transaction. Every other write calls `Device.onWrite`.
 * - Each place (page or worker) records its transactions and connections, so that `Device.kill` can end them.
 * - The callbacks of a transaction run in the place that began it. Without the patch they would run in the place whose
 *   transaction ended last.
 */
export function patchDatabases(): void {
  const owners = new WeakMap<object, Place>()
  const goOnIn = (place: Place | undefined) => {
    const world = presentWorld()
    if (world && place) world.current = place
  }
  const { transaction } = IDBDatabase.prototype
  IDBDatabase.prototype.transaction = function (...args: Parameters<typeof transaction>) {
    const begun = transaction.apply(this, args)
    const place = placeNow()
    if (place) {
      owners.set(begun, place)
      place.transactions.add(begun as unknown as Transaction)
    }
    return begun
  }
  const inner = IDBTransaction.prototype as unknown as { _start(): void }
  const { _start } = inner
  inner._start = function () {
    goOnIn(owners.get(this))
    _start.call(this)
  }
  const { open } = IDBFactory.prototype
  IDBFactory.prototype.open = function (...args: Parameters<typeof open>) {
    const request = open.apply(this, args)
    const place = placeNow()
    const dispatch = request.dispatchEvent.bind(request)
    request.dispatchEvent = (event) => {
      goOnIn(place)
      return dispatch(event)
    }
    request.addEventListener('success', () => place?.connections.add(request.result))
    return request
  }
  const { put } = IDBObjectStore.prototype
  IDBObjectStore.prototype.put = function (...args: Parameters<typeof put>) {
    const request = put.apply(this, args)
    const device = placeNow()?.device
    if (device?.isFull) (this.transaction as unknown as Transaction)._abort('QuotaExceededError')
    else device?.onWrite(textOf(args[0]))
    return request
  }
}
