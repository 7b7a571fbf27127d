/**
 * One run of a simulation. Two devices, the relays and the mail server go through the events of a plan (a list of
 * random events, `plan.ts`). The run goes on until no submission, mail or rescue file waits to be sent or imported.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DRAFT_MS } from '#client/device/drafts/drafts.ts'
import { randomSequence } from '#contract/tile/random.ts'
import { Device } from './device.ts'
import { enterWorld } from './globals.ts'
import { InvariantError } from './invariant-error.ts'
import { CLOSED_JOB, isWaiting, Ledger } from './ledger.ts'
import { type MailFault, MailServer } from './mail-server.ts'
import { Network, NOWHERE } from './network.ts'
import { Operator } from './operator.ts'
import type { Page } from './place.ts'
import type { Happening, Plan } from './plan.ts'
import type { PostgresStore } from './postgres-store.ts'
import { type Bundles, requireReal } from './realms.ts'
import { Relay } from './relay.ts'
import { StoredRows } from './stored-rows.ts'
import { Visitors } from './visitors.ts'
import { World } from './world.ts'

/** Bundles of two releases: the present code, and the same code with a higher `SUBMISSION_VERSION`. */
export interface Releases {
  present: Bundles
  newer: Bundles
}

/**
 * Limit for the time from the end of all faults until every submission is sent and mailed, and every rescue file is
 * imported. It is longer than 2.5 hours: two of the longest pauses of a device between attempts (1 hour each), and one
 * lease (the 30 minutes for which one sender reserves a submission).
 */
const QUIET_LIMIT_MS = 3 * 60 * 60_000
const QUIET_STEP_MS = 5000
const DAY_MS = 24 * 60 * 60_000
/**
 * Maximum number of days by which a run moves its clock forward in total. The limit is above 30 days, so that
 * submissions can expire on devices. It is low enough that no relay removes a submission, which happens 180 days after
 * its mail: this limit and the largest change of a relay's clock (90 days) add up to 135 days.
 */
const DAYS_LIMIT = 45

/**
 * The parent folder of the runs' data. It is in memory if possible, because each commit would otherwise wait for the
 * disk.
 */
const FOLDERS = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

/** How often each kind of event happened, over all runs. */
export type Counts = Map<string, number>

/**
 * Runs a plan (a list of random events). Throws `InvariantError` when an invariant of docs/simulation.md does not hold.
 * Resolves with the number of steps of the simulated world.
 */
export async function run(plan: Plan, releases: Releases, counts: Counts, postgres?: PostgresStore): Promise<number> {
  const folder = mkdtempSync(join(FOLDERS, 'simulated-'))
  const simulation = new Simulation(plan, releases, counts, folder, postgres)
  try {
    await simulation.play()
    return simulation.world.steps
  } finally {
    simulation.end()
    rmSync(folder, { recursive: true, force: true })
  }
}

class Simulation {
  readonly world: World
  readonly #plan: Plan
  readonly #releases: Releases
  readonly #counts: Counts
  readonly #postgres: PostgresStore | undefined
  readonly #ledger: Ledger
  readonly #visitors: Visitors
  readonly #stored: StoredRows
  readonly #devices: Device[]
  readonly #relays: Relay[]
  readonly #mail: MailServer
  readonly #operator: Operator
  #release: Bundles
  #daysLeft = DAYS_LIMIT

  constructor(plan: Plan, releases: Releases, counts: Counts, folder: string, postgres: PostgresStore | undefined) {
    this.#plan = plan
    this.#releases = releases
    this.#release = releases.present
    this.#counts = counts
    this.#stored = new StoredRows(folder, postgres)
    this.#postgres = postgres
    this.world = new World(randomSequence(plan.chance))
    enterWorld(this.world)
    this.#ledger = new Ledger(this.world)
    this.#visitors = new Visitors(this.world, this.#ledger)
    if (postgres) postgres.world = this.world
    this.#mail = new MailServer(this.world)
    const network = new Network(this.world)
    network.watch = {
      request: (request) => this.#ledger.noteRequest(request),
      reply: (request, reply) => this.#ledger.noteReply(request, reply),
    }
    this.#relays = Array.from(
      { length: postgres ? 2 : 1 },
      () =>
        new Relay({
          world: this.world,
          mail: this.#mail,
          folder,
          ...(postgres && { store: postgres.store }),
        }),
    )
    network.relays.push(...this.#relays)
    this.#operator = new Operator(network)
    this.#devices = plan.sync.map(
      (hasSync, index) =>
        new Device(this.world, network, `device ${index}`, () => this.#release.device(requireReal).deviceCode, {
          hasSync,
          isFair: plan.fair[index] === true,
        }),
    )
    for (const device of this.#devices) {
      device.onChange = () => this.#checkStates(device)
      device.onReload = () => this.#visitors.endPresses(device)
      device.onWrite = (text) => {
        if (device.isFair) this.#ledger.checkUnreadable(device, text)
      }
    }
  }

  async play(): Promise<void> {
    await this.#postgres?.empty()
    await this.#startRelays()
    for (const { after, happening } of this.#plan.events) {
      if ('ms' in after) await this.world.runUntil(this.world.now + after.ms)
      else for (let step = 0; step < after.steps; step++) await this.world.step()
      await this.#happen(happening)
      this.#note(happening)
    }
    await this.#heal()
    await this.#becomeQuiet()
    // Devices count the 30 days for which they try to send a submission by the time that relays tell them. How early a
    // submission may expire therefore depends on how far the relays' clocks were apart.
    const clocks = [
      0,
      ...this.#plan.events.map(({ happening }) => (happening.what === 'relay clock' ? happening.aheadMs : 0)),
    ]
    this.#ledger.expiryBefore = this.world.now + Math.max(...clocks) - Math.min(...clocks)
    for (const device of this.#devices.filter(({ isFair }) => isFair))
      this.#ledger.checkUnreadable(device, device.readable())
    this.#ledger.checkEnd(await this.#stored.rows(), await this.#stored.nonces(), this.#mail)
  }

  end(): void {
    for (const device of this.#devices) device.killAll()
    for (const relay of this.#relays) relay.kill()
    this.world.end()
    enterWorld(undefined)
  }

  #note(happening: Happening): void {
    const { what, fault } = happening as { what: string; fault?: string }
    const name = fault === undefined ? what : `${what} ${fault}`
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1)
  }

  async #startRelays(): Promise<void> {
    for (const relay of this.#relays) await relay.start(this.#release)
  }

  #relay(index: number): Relay {
    return this.#relays[index % this.#relays.length] as Relay
  }

  async #happen(happening: Happening): Promise<void> {
    if ('relay' in happening) return this.#happenToRelay(this.#relay(happening.relay), happening)
    if ('device' in happening) return this.#happenToDevice(this.#devices[happening.device] as Device, happening)
    switch (happening.what) {
      case 'weeks':
        return this.#letWeeksPass(happening.days)
      case 'mail':
        return void this.#mail.nextFaults.push(...Array<MailFault>(happening.times).fill(happening.fault))
      case 'mail server down':
        this.#mail.isUp = false
        return
      case 'mail server up':
        this.#mail.isUp = true
        return
      case 'other release': {
        const { present, newer } = this.#releases
        return this.#switchTo(this.#release === present ? newer : present)
      }
      case 'erase':
        return this.#erase()
      case 'retry mails':
        return this.#retryMails()
      case 'rotate keys':
        return this.#relay(0).operate((code, store) => code.replaceSealingKey(store))
      case 'import':
        return this.#operator.import(this.#relay(0))
    }
  }

  async #happenToRelay(relay: Relay, happening: Happening & { relay: number }): Promise<void> {
    switch (happening.what) {
      case 'relay clock':
        relay.clockAheadMs = happening.aheadMs
        return
      case 'disk':
        relay.diskFault = happening.fault
        return
      case 'disk repaired':
        relay.diskFault = undefined
        return
      case 'kill relay':
        return relay.kill()
      case 'kill relay in request':
        relay.killInRequest = happening.turns
        return
      case 'start relay':
        return relay.start(this.#release)
    }
  }

  async #happenToDevice(device: Device, happening: Happening & { device: number }): Promise<void> {
    if (happening.what === 'press') return this.#press(device, happening)
    const page = device.pages[this.world.between(0, Math.max(0, device.pages.length - 1))]
    switch (happening.what) {
      case 'request fault':
        return void device.connection.nextFaults.push(happening)
      case 'device clock':
        this.#setDeviceClock(device, happening.aheadMs)
        if (happening.correctedAfterMs !== null)
          this.world.schedule(NOWHERE, happening.correctedAfterMs, () => this.#setDeviceClock(device, 0))
        return
      case 'evict':
        for (const press of this.#visitors.pressesOn(device))
          Object.assign(press, { excuse: 'evicted', isRunning: false })
        return device.evict()
      case 'full':
        device.isFull = true
        return
      case 'room':
        device.isFull = false
        return
      case 'offline':
        return device.setOnline(false)
      case 'online':
        return device.setOnline(true)
      case 'wrong onLine':
        device.isOnlineWrong = !device.isOnlineWrong
        return
      case 'open':
        if (device.pages.length < 3) await device.openPage()
        return
      case 'kill worker':
        if (device.worker) device.kill(device.worker)
        return
      case 'kill browser':
        device.killAll()
        return this.#visitors.endPresses(device)
      case 'freeze':
        if (page && !page.isFrozen) await device.freeze(page)
        return
      case 'thaw':
        if (page?.isFrozen) await device.thaw(page)
        return
      default:
        if (page && !page.isFrozen) await this.#happenInPage(device, page, happening)
    }
  }

  async #happenInPage(device: Device, page: Page, happening: Happening & { device: number }): Promise<void> {
    switch (happening.what) {
      case 'rescue':
        if (device.isFair) await this.#rescue(device, page, happening.isBroken)
        return
      case 'send now':
        return this.world.run(page, () => void page.code.sendNow().catch(() => {}))
      case 'delete entry':
        // In fair mode (a tablet shared at a job fair) the outbox has no button to delete an entry.
        if (!device.isFair) await this.#visitors.deleteEntry(device, page)
        return
      case 'done here':
        return this.#visitors.clear(device, page)
      case 'read outcomes':
        return this.#visitors.readOutcomes(page)
      case 'close':
        await device.closePage(page)
        break
      case 'kill page':
        device.kill(page)
        break
      case 'reload':
        await device.closePage(page)
        await device.openPage(page.session)
    }
    this.#visitors.endPresses(device)
  }

  async #press(device: Device, press: Happening & { what: 'press' }): Promise<void> {
    const page = await this.#visitors.press(device, press)
    if (press.pageDiesAfter === null) return
    for (let step = 0; step < press.pageDiesAfter; step++) await this.world.step()
    device.kill(page)
    this.#visitors.endPresses(device)
  }

  /**
   * At a job fair the staff save the submissions that wait on a tablet to a rescue file. Checks the invariant that the
   * file contains each of these submissions. If `isBroken` is true, the tablet then loses its data, and everything in
   * the file must still arrive.
   */
  async #rescue(device: Device, page: Page, isBroken: boolean): Promise<void> {
    const before = this.#visitors.unfinishedOn(device)
    const take = async (file: File | undefined) => {
      const rescued = file ? this.#operator.take(new Uint8Array(await file.arrayBuffer())) : ''
      const left = this.#visitors.unfinishedOn(device).filter((press) => before.includes(press))
      const lacking = left.find(({ mark }) => !rescued.includes(mark))
      if (lacking) this.world.fail(new InvariantError('a rescue file lacks a submission', { mark: lacking.mark }))
      if (isBroken) this.world.schedule(NOWHERE, 0, () => this.#lose(device, rescued))
    }
    await this.world.run(page, () => void page.code.createRescueFile().then(take, () => {}))
  }

  /**
   * Deletes all data of a tablet that has broken. `rescued` is the content of its rescue file. Presses that are not in
   * this file need not arrive, and neither need applications for the closed job, because the relay refuses them.
   */
  #lose(device: Device, rescued: string): void {
    for (const press of this.#visitors.pressesOn(device)) {
      press.isRunning = false
      if (!rescued.includes(press.mark) || press.job === CLOSED_JOB) press.excuse = 'evicted'
    }
    device.evict()
  }

  async #switchTo(release: Bundles): Promise<void> {
    this.#release = release
    for (const relay of this.#relays) {
      relay.kill()
      await relay.start(release)
    }
  }

  /**
   * Sets a device's clock. Devices delete drafts older than a day by their clock: a jump ahead can outdate new ones.
   */
  #setDeviceClock(device: Device, aheadMs: number): void {
    if (aheadMs - device.clockAheadMs >= DRAFT_MS) this.#visitors.outdateDrafts(device)
    device.clockAheadMs = aheadMs
  }

  async #letWeeksPass(days: number): Promise<void> {
    const passed = Math.min(days, this.#daysLeft)
    this.#daysLeft -= passed
    for (const device of this.#devices) {
      device.killAll()
      this.#visitors.endPresses(device)
    }
    for (const relay of this.#relays) relay.kill()
    this.world.skip(passed * DAY_MS)
    await this.#startRelays()
  }

  async #erase(): Promise<void> {
    const row = (await this.#stored.rows())[0]
    if (!row) return
    await this.#relays[0]?.operate((code, store) => code.removeSubmissions(store, [row.id], new Date()))
  }

  async #retryMails(): Promise<void> {
    const ids = (await this.#stored.rows()).map(({ id }) => id)
    this.#mail.unanswered.clear()
    if (ids.length > 0) await this.#relays[0]?.operate((code, store) => code.retryMails(store, ids, new Date()))
  }

  /**
   * Ends all faults of network, disks, relays, mail server and device storage. Clocks stay wrong. The relays start
   * again with the newer release, and each device opens a page.
   */
  async #heal(): Promise<void> {
    this.#release = this.#releases.newer
    this.#mail.isUp = true
    this.#mail.nextFaults.length = 0
    for (const relay of this.#relays) {
      relay.diskFault = undefined
      relay.killInRequest = undefined
      relay.kill()
      await relay.start(this.#release)
    }
    for (const device of this.#devices) {
      device.isFull = false
      device.isOnlineWrong = false
      device.connection.nextFaults.length = 0
      for (const page of device.pages) if (page.isFrozen) await device.thaw(page)
      await device.setOnline(true)
      await device.openPage()
    }
  }

  /**
   * Checks an invariant: within `QUIET_LIMIT_MS` after the end of all faults, every submission is sent and mailed, and
   * every rescue file is imported. Resolves as soon as this is the case.
   */
  async #becomeQuiet(): Promise<void> {
    const deadline = this.world.now + QUIET_LIMIT_MS
    while (this.world.now < deadline) {
      await this.world.runUntil(this.world.now + QUIET_STEP_MS)
      await this.#operator.import(this.#relay(0))
      const waits =
        this.#operator.hasFiles ||
        this.#ledger.presses.some(({ isRunning }) => isRunning) ||
        this.#devices.some((device) => device.stored().some(isWaiting))
      if (!waits && !(await this.#stored.rows()).some(isWaiting)) return
    }
    const pressed = this.#ledger.presses.filter(({ isRunning }) => isRunning)
    const rows = (await this.#stored.rows()).filter(isWaiting)
    throw new InvariantError('something still waits', {
      pressed: pressed.map(({ mark, heard }) => ({ mark, heard })),
      hasFiles: this.#operator.hasFiles,
      waiting: this.#devices.flatMap((device) => device.stored().filter(isWaiting)),
      mails: rows.map(({ id, state }) => ({ id, state })),
    })
  }

  readonly #states = new Map<string, string>()

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
