/** Background Sync of a simulated device: when the browser fires the sync event, and the worker that handles it. */
import type { Device } from './device.ts'
import type { DeviceRealm } from './device-realm.ts'
import { NOWHERE } from './world.ts'

/**
 * Chromium ends a sync event after three minutes. If the event was not successful, Chromium fires it again five minutes
 * after its end.
 */
const SYNC_TIMEOUT_MS = 180_000
const SYNC_RETRY_MS = 300_000

export class SyncEvents {
  readonly #device: Device
  #isRegistered = false
  #isScheduled = false

  constructor(device: Device) {
    this.#device = device
  }

  /**
   * A page registers the sync event.
   * @throws if the browser has no Background Sync.
   */
  register(): void {
    const { hasSync, isOnline, world } = this.#device
    if (!hasSync) throw new DOMException('no sync', 'NotAllowedError')
    this.#isRegistered = true
    if (isOnline) this.fireLater(world.between(100, 3000))
  }

  /**
   * Fires the sync event after a delay, if a page has registered it and the device is still online then. Does nothing
   * if the event is already scheduled, because browsers fire one event for all registrations of a tag.
   */
  fireLater(delayMs: number): void {
    if (!this.#isRegistered || this.#isScheduled) return
    this.#isScheduled = true
    const { world } = this.#device
    // Browsers may fire a sync event late. Here one event in ten is late, by 1 to 30 minutes.
    const lateMs = world.chance(0.1) ? world.between(60_000, 30 * 60_000) : 0
    world.schedule(NOWHERE, delayMs + lateMs, () => {
      this.#isScheduled = false
      if (this.#isRegistered && this.#device.isOnline) this.#fire()
    })
  }

  /** Starts the worker if it does not run, and fires the sync event in it. */
  #fire(): void {
    this.#isRegistered = false
    const { world } = this.#device
    const { worker, isNew } = this.#device.openWorker()
    world.schedule(worker, 0, () => {
      if (isNew) this.#device.startWorker(worker)
      const work: Promise<unknown>[] = []
      const event = Object.assign(new Event('sync'), {
        tag: 'workbox-background-sync:submissions',
        lastChance: false,
        waitUntil: (promise: Promise<unknown>) => work.push(promise),
      })
      worker.events.dispatchEvent(event)
      const limit = world.schedule(NOWHERE, SYNC_TIMEOUT_MS, () => this.#end(worker, 'failed'))
      const end = (outcome: 'done' | 'failed') => {
        limit.isCancelled = true
        this.#end(worker, outcome)
      }
      Promise.all(work).then(
        () => end('done'),
        () => end('failed'),
      )
    })
  }

  #end(worker: DeviceRealm, outcome: 'done' | 'failed'): void {
    if (!worker.isAlive) return
    this.#device.kill(worker)
    if (outcome === 'done') return
    this.#isRegistered = true
    this.fireLater(SYNC_RETRY_MS)
  }
}
