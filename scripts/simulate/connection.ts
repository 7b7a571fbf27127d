/**
 * The network connection of a simulated device: the requests of its pages and its worker, with the faults of the plan.
 */
import { CONTACT_PATH, IDEMPOTENCY_HEADER } from '#contract/submission/submission.ts'
import type { Device } from './device.ts'
import type { DeviceRealm } from './device-realm.ts'
import { InvariantError } from './invariant-error.ts'
import { headerOf, type Network, type Request, type RequestFault } from './network.ts'
import { requestOf, responseOf, type Send } from './requests.ts'

export class Connection {
  /** Faults of the next requests, at most one for each request. */
  readonly nextFaults: { fault: RequestFault; hits: 'any request' | 'a submission' }[] = []
  readonly #device: Device
  readonly #network: Network
  /** The page or worker that is sending a submission, by the submission's id. */
  readonly #senders = new Map<string, DeviceRealm>()

  constructor(device: Device, network: Network) {
    this.#device = device
    this.#network = network
  }

  readonly send: Send = (realm, request, answered, failed) => {
    const fault = this.#device.isOnline ? this.#takeFault(request) : 'lose-request'
    const id = request.method === 'POST' ? headerOf(request, IDEMPOTENCY_HEADER) : undefined
    if (id !== undefined) this.#noteSender(id, realm)
    const end = () => {
      if (id !== undefined && this.#senders.get(id) === realm) this.#senders.delete(id)
    }
    this.#network.send(
      realm,
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

  /** The `fetch` of a page or worker. */
  fetch(realm: DeviceRealm, path: string, init: RequestInit): Promise<Response> {
    return new Promise((resolve, reject) => {
      const giveUp = this.send(
        realm,
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

  #takeFault({ method, path }: Request): RequestFault | undefined {
    const isSubmission = method === 'POST' && path === CONTACT_PATH
    const index = this.nextFaults.findIndex(({ hits }) => hits === 'any request' || isSubmission)
    return index < 0 ? undefined : this.nextFaults.splice(index, 1)[0]?.fault
  }

  /**
   * Records which page or worker sends a submission. Checks the invariant that no two of them send the same submission
   * at the same time. This need not hold for pages that have been in the bfcache, because they released the send lock
   * when they were left.
   */
  #noteSender(id: string, realm: DeviceRealm): void {
    const other = this.#senders.get(id)
    if (other && other !== realm && other.isAlive && !other.wasFrozen && !realm.wasFrozen)
      this.#device.world.fail(new InvariantError('two senders at once', { id, realm: realm.name }))
    this.#senders.set(id, realm)
  }
}
