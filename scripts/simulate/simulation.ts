/** Everybody and everything that takes part in a run: devices and visitors, relays and operator, the mail server. */
import { randomSequence } from '#contract/tile/random.ts'
import { Device } from './device.ts'
import { enterWorld } from './globals.ts'
import { InvariantError } from './invariant-error.ts'
import { Ledger, readableError } from './ledger.ts'
import { MailServer } from './mail-server.ts'
import { Network } from './network.ts'
import { Operator } from './operator.ts'
import type { Plan } from './plan.ts'
import type { PostgresStore } from './postgres-store.ts'
import { type Bundles, requireReal } from './realms.ts'
import { Relay } from './relay.ts'
import { StoredRows } from './stored-rows.ts'
import { Visitors } from './visitors.ts'
import { World } from './world.ts'

/** Bundles of two releases: the current code, and the same code with a higher `SUBMISSION_VERSION`. */
export interface Releases {
  current: Bundles
  newer: Bundles
}

export class Simulation {
  readonly world: World
  readonly ledger: Ledger
  readonly visitors: Visitors
  readonly stored: StoredRows
  readonly devices: Device[]
  readonly relays: Relay[]
  readonly mail: MailServer
  readonly operator: Operator
  readonly #releases: Releases
  /** The release with which relays start and pages open. */
  #release: Bundles
  /** The last known state of each submission, by device and id. */
  readonly #states = new Map<string, string>()

  /** `folder` holds the data of the relays. */
  constructor(plan: Plan, releases: Releases, folder: string, postgres: PostgresStore | undefined) {
    this.#releases = releases
    this.#release = releases.current
    this.stored = new StoredRows(folder, postgres)
    this.world = new World(randomSequence(plan.seed))
    enterWorld(this.world)
    this.ledger = new Ledger(this.world)
    this.visitors = new Visitors(this.world, this.ledger)
    if (postgres) postgres.world = this.world
    this.mail = new MailServer(this.world)
    const network = new Network(this.world)
    network.watch = {
      request: (request) => this.ledger.noteRequest(request),
      reply: (request, reply) => this.ledger.noteReply(request, reply),
    }
    this.relays = Array.from(
      { length: postgres ? 2 : 1 },
      () => new Relay({ world: this.world, mail: this.mail, folder, ...(postgres && { store: postgres.store }) }),
    )
    network.relays.push(...this.relays)
    this.operator = new Operator(network)
    this.devices = plan.hasSync.map((hasSync, index) =>
      this.#newDevice(network, `device ${index}`, { hasSync, isFair: plan.isFair[index] === true }),
    )
  }

  #newDevice(network: Network, name: string, options: { hasSync: boolean; isFair: boolean }): Device {
    const loadCode = () => this.#release.device(requireReal).deviceCode
    const device = new Device(this.world, network, name, loadCode, options)
    device.onChange = () => this.#checkStates(device)
    device.onReload = () => this.visitors.endPresses(device)
    device.onWrite = (text) => {
      const error = readableError(device, text)
      if (error) this.world.fail(error)
    }
    return device
  }

  relay(index: number): Relay {
    return this.relays[index % this.relays.length] as Relay
  }

  async startRelay(relay: Relay): Promise<void> {
    await relay.start(this.#release)
  }

  async startRelays(): Promise<void> {
    for (const relay of this.relays) await this.startRelay(relay)
  }

  /** Changes from the current release to the newer one, or back. */
  async switchRelease(): Promise<void> {
    const { current, newer } = this.#releases
    this.#release = this.#release === current ? newer : current
    for (const relay of this.relays) {
      relay.kill()
      await this.startRelay(relay)
    }
  }

  /**
   * Ends all faults of network, disks, relays, mail server and device storage. Clocks stay wrong. The relays start
   * again with the newer release, and each device opens a page.
   */
  async heal(): Promise<void> {
    this.#release = this.#releases.newer
    this.mail.isUp = true
    this.mail.nextFaults.length = 0
    for (const relay of this.relays) {
      relay.diskFault = undefined
      relay.killInRequest = undefined
      relay.kill()
      await this.startRelay(relay)
    }
    for (const device of this.devices) {
      device.isFull = false
      device.isOnlineWrong = false
      device.connection.nextFaults.length = 0
      for (const page of device.pages) if (page.isFrozen) await device.thaw(page)
      await device.setOnline(true)
      await device.openPage()
    }
  }

  end(): void {
    for (const device of this.devices) device.killAll()
    for (const relay of this.relays) relay.kill()
    this.world.end()
    enterWorld(undefined)
  }

  /** Checks the invariant that a submission that a device has recorded as accepted stays accepted. */
  #checkStates(device: Device): void {
    for (const { id, state } of device.stored()) {
      const key = `${device.name} ${id}`
      if (this.#states.get(key) === 'accepted' && state !== 'accepted')
        this.world.fail(new InvariantError('an accepted submission changed', { id, state }))
      this.#states.set(key, state)
    }
  }
}
