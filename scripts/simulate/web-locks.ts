/** The Web Locks of a simulated device. */
import type { Place } from './place.ts'
import type { World } from './world.ts'

export type LockTask = (lock: object | null) => unknown

export class WebLocks {
  readonly #world: World
  /** The page or worker that holds the send lock, which only one sender at a time can hold (`send-lock.ts`). */
  #sender: Place | undefined
  /**
   * The page that holds the lock `tablet-number`. A tablet at a job fair numbers its submissions under this lock, so
   * that two pages do not use the same number.
   */
  #numbering: Place | undefined

  constructor(world: World) {
    this.#world = world
  }

  request(place: Place, name: string, task: LockTask): Promise<unknown> {
    return name === 'tablet-number' ? this.#inTurn(place, task) : this.#ifFree(place, task)
  }

  /** Releases the send lock if `place` holds it. */
  release(place: Place): void {
    if (this.#sender === place) this.#sender = undefined
  }

  /** Runs `task` with the send lock, or without a lock if another page or worker holds it. */
  async #ifFree(place: Place, task: LockTask): Promise<unknown> {
    await this.#wait(place, 1)
    if (this.#sender) return task(null)
    this.#sender = place
    try {
      return await task({})
    } finally {
      this.release(place)
    }
  }

  /**
   * Runs `task` once no other page holds the lock `tablet-number`. A page that has ended or is in the bfcache no longer
   * holds the lock.
   */
  async #inTurn(place: Place, task: LockTask): Promise<unknown> {
    while (this.#numbering?.isAlive && !this.#numbering.isFrozen) await this.#wait(place, 20)
    this.#numbering = place
    try {
      return await task({})
    } finally {
      if (this.#numbering === place) this.#numbering = undefined
    }
  }

  #wait(place: Place, ms: number): Promise<void> {
    return new Promise((resolve) => this.#world.schedule(place, ms, resolve))
  }
}
