/** The Web Locks of a simulated device. */
import type { DeviceRealm } from './device-realm.ts'
import type { World } from './world.ts'

export type LockTask = (lock: object | null) => unknown

export class WebLocks {
  readonly #world: World
  /** The page or worker that holds the send lock, which only one sender at a time can hold (`send-lock.ts`). */
  #sender: DeviceRealm | undefined
  /**
   * The page that holds the lock `tablet-number`. A tablet at a job fair numbers its submissions under this lock, so
   * that two pages do not use the same number.
   */
  #numbering: DeviceRealm | undefined

  constructor(world: World) {
    this.#world = world
  }

  request(realm: DeviceRealm, name: string, task: LockTask): Promise<unknown> {
    return name === 'tablet-number' ? this.#inTurn(realm, task) : this.#ifFree(realm, task)
  }

  /** Releases the send lock if `realm` holds it. */
  release(realm: DeviceRealm): void {
    if (this.#sender === realm) this.#sender = undefined
  }

  /** Runs `task` with the send lock, or without a lock if another page or worker holds it. */
  async #ifFree(realm: DeviceRealm, task: LockTask): Promise<unknown> {
    await this.#wait(realm, 1)
    if (this.#sender) return task(null)
    this.#sender = realm
    try {
      return await task({})
    } finally {
      this.release(realm)
    }
  }

  /**
   * Runs `task` once no other page holds the lock `tablet-number`. A page that has ended or is in the bfcache no longer
   * holds the lock.
   */
  async #inTurn(realm: DeviceRealm, task: LockTask): Promise<unknown> {
    while (this.#numbering?.isAlive && !this.#numbering.isFrozen) await this.#wait(realm, 20)
    this.#numbering = realm
    try {
      return await task({})
    } finally {
      if (this.#numbering === realm) this.#numbering = undefined
    }
  }

  #wait(realm: DeviceRealm, ms: number): Promise<void> {
    return new Promise((resolve) => this.#world.schedule(realm, ms, resolve))
  }
}
