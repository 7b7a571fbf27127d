/** `fake-indexeddb` under a simulation: full devices, transactions of killed pages, callbacks in the right page. */
import { IDBDatabase, IDBFactory, IDBObjectStore, IDBTransaction } from 'fake-indexeddb'
import type { Place } from './device.ts'
import type { World } from './world.ts'

/** A transaction of `fake-indexeddb`. Its own methods cannot end one that waits for its requests. */
export interface Transaction {
  _state: string
  _abort(name: string | null): void
}

/** The world of the present run; `fake-indexeddb` has one set of classes for all runs. */
let world: World | undefined
let isPatched = false

const placeNow = () => world?.current as Place | undefined

/**
 * Lets the databases of `fake-indexeddb` be full, notes whose transactions and connections are open, and calls each
 * transaction back in the place that began it: by itself the package goes on in the place whose transaction ended last.
 */
export function enterDatabases(next: World): void {
  world = next
  if (isPatched) return
  isPatched = true
  const owners = new WeakMap<object, Place>()
  const goOnIn = (place: Place | undefined) => {
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
    if (placeNow()?.device.isFull) (this.transaction as unknown as Transaction)._abort('QuotaExceededError')
    return request
  }
}
