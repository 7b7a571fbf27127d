/** Carries out the events of a plan (`plan.ts`) in a simulation. */
import { DRAFT_MS } from '#client/device/drafts/drafts.ts'
import type { Device } from './device.ts'
import type { Page } from './device-realm.ts'
import { InvariantError } from './invariant-error.ts'
import { CLOSED_JOB } from './ledger.ts'
import type { MailFault } from './mail-server.ts'
import type { SimulatedEvent } from './plan.ts'
import type { Relay } from './relay.ts'
import type { Simulation } from './simulation.ts'
import { DAY_MS, NOWHERE } from './world.ts'

/**
 * Maximum number of days by which a run moves its clock forward in total. The limit is above 30 days, so that
 * submissions can expire on devices. It is low enough that no relay removes a submission, which happens 180 days after
 * its mail: this limit and the largest change of a relay's clock (90 days) add up to 135 days.
 */
const MAX_DAYS = 45

export class EventPlayer {
  readonly #simulation: Simulation
  #daysLeft = MAX_DAYS

  constructor(simulation: Simulation) {
    this.#simulation = simulation
  }

  /** Resolves when the event has begun. What it causes goes on in the steps of the simulated world. */
  async play(event: SimulatedEvent): Promise<void> {
    const { mail, operator, devices } = this.#simulation
    if ('relay' in event) return this.#playOnRelay(this.#simulation.relay(event.relay), event)
    if ('device' in event) return this.#playOnDevice(devices[event.device] as Device, event)
    switch (event.type) {
      case 'weeks':
        return this.#letWeeksPass(event.days)
      case 'mail':
        return void mail.nextFaults.push(...Array<MailFault>(event.times).fill(event.fault))
      case 'mail server down':
        mail.isUp = false
        return
      case 'mail server up':
        mail.isUp = true
        return
      case 'other release':
        return this.#simulation.switchRelease()
      case 'erase':
        return this.#erase()
      case 'retry mails':
        return this.#retryMails()
      case 'rotate keys':
        return this.#simulation.relay(0).operate((code, store) => code.replaceSealingKey(store))
      case 'import':
        return operator.import(this.#simulation.relay(0))
    }
  }

  async #playOnRelay(relay: Relay, event: SimulatedEvent & { relay: number }): Promise<void> {
    switch (event.type) {
      case 'relay clock':
        relay.clockAheadMs = event.aheadMs
        return
      case 'disk':
        relay.diskFault = event.fault
        return
      case 'disk repaired':
        relay.diskFault = undefined
        return
      case 'kill relay':
        return relay.kill()
      case 'kill relay in request':
        relay.killInRequest = event.turns
        return
      case 'start relay':
        return this.#simulation.startRelay(relay)
    }
  }

  async #playOnDevice(device: Device, event: SimulatedEvent & { device: number }): Promise<void> {
    const { world, visitors } = this.#simulation
    if (event.type === 'press') return this.#press(device, event)
    const page = device.pages[world.between(0, Math.max(0, device.pages.length - 1))]
    switch (event.type) {
      case 'request fault':
        return void device.connection.nextFaults.push(event)
      case 'device clock':
        this.#setDeviceClock(device, event.aheadMs)
        if (event.correctedAfterMs !== null)
          world.schedule(NOWHERE, event.correctedAfterMs, () => this.#setDeviceClock(device, 0))
        return
      case 'evict':
        for (const press of visitors.pressesOn(device)) {
          press.excuse = 'evicted'
          press.isRunning = false
        }
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
        return visitors.endPresses(device)
      case 'freeze':
        if (page && !page.isFrozen) await device.freeze(page)
        return
      case 'thaw':
        if (page?.isFrozen) await device.thaw(page)
        return
      default:
        if (page && !page.isFrozen) await this.#playInPage(device, page, event)
    }
  }

  /** Carries out an event that needs a page which is open and not frozen. */
  async #playInPage(device: Device, page: Page, event: SimulatedEvent & { device: number }): Promise<void> {
    const { world, visitors } = this.#simulation
    switch (event.type) {
      case 'rescue':
        if (device.isFair) await this.#rescue(device, page, event.isBroken)
        return
      case 'send now':
        return world.run(page, () => void page.code.sendNow().catch(() => {}))
      case 'delete entry':
        // In fair mode the outbox has no button to delete an entry.
        if (!device.isFair) await visitors.deleteEntry(device, page)
        return
      case 'done here':
        return visitors.clear(device, page)
      case 'read outcomes':
        return visitors.readOutcomes(page)
      case 'close':
      case 'kill page':
      case 'reload':
        await this.#endPage(device, page, event.type)
    }
  }

  async #endPage(device: Device, page: Page, by: 'close' | 'kill page' | 'reload'): Promise<void> {
    if (by === 'kill page') device.kill(page)
    else await device.closePage(page)
    if (by === 'reload') await device.openPage(page.session)
    this.#simulation.visitors.endPresses(device)
  }

  /** A visitor presses "Send". If the plan says so, the page is killed some steps later. */
  async #press(device: Device, press: SimulatedEvent & { type: 'press' }): Promise<void> {
    const { world, visitors } = this.#simulation
    const page = await visitors.press(device, press)
    if (press.pageDiesAfter === null) return
    for (let step = 0; step < press.pageDiesAfter; step++) await world.step()
    device.kill(page)
    visitors.endPresses(device)
  }

  /**
   * At a job fair the staff save the submissions that wait on a tablet to a rescue file. Checks the invariant that the
   * file contains each of these submissions. If `isBroken` is true, the tablet then loses its data, and everything in
   * the file must still arrive.
   */
  async #rescue(device: Device, page: Page, isBroken: boolean): Promise<void> {
    const { world, visitors, operator } = this.#simulation
    const unfinishedBefore = visitors.unfinishedOn(device)
    const checkFile = async (file: File | undefined) => {
      const rescued = file ? operator.take(new Uint8Array(await file.arrayBuffer())) : ''
      const stillUnfinished = visitors.unfinishedOn(device).filter((press) => unfinishedBefore.includes(press))
      const missing = stillUnfinished.find(({ mark }) => !rescued.includes(mark))
      if (missing) world.fail(new InvariantError('a rescue file lacks a submission', { mark: missing.mark }))
      if (isBroken) world.schedule(NOWHERE, 0, () => this.#breakTablet(device, rescued))
    }
    await world.run(page, () => void page.code.createRescueFile().then(checkFile, () => {}))
  }

  /**
   * Deletes all data of a tablet that has broken. `rescued` is the content of its rescue file. Presses that are not in
   * this file need not arrive, and neither need applications for the closed job, because the relay refuses them.
   */
  #breakTablet(device: Device, rescued: string): void {
    for (const press of this.#simulation.visitors.pressesOn(device)) {
      press.isRunning = false
      if (!rescued.includes(press.mark) || press.job === CLOSED_JOB) press.excuse = 'evicted'
    }
    device.evict()
  }

  /**
   * Sets a device's clock. A device deletes drafts that are older than a day by its clock, so a jump can outdate them.
   */
  #setDeviceClock(device: Device, aheadMs: number): void {
    if (aheadMs - device.clockAheadMs >= DRAFT_MS) this.#simulation.visitors.outdateDrafts(device)
    device.clockAheadMs = aheadMs
  }

  /** Ends every browser and relay, moves the time forward, and starts the relays again. */
  async #letWeeksPass(days: number): Promise<void> {
    const { world, visitors, devices, relays } = this.#simulation
    const passed = Math.min(days, this.#daysLeft)
    this.#daysLeft -= passed
    for (const device of devices) {
      device.killAll()
      visitors.endPresses(device)
    }
    for (const relay of relays) relay.kill()
    world.skip(passed * DAY_MS)
    await this.#simulation.startRelays()
  }

  /**
   * The operator erases one submission. Which one does not matter. If it has been erased before, its row is still
   * there, and nothing happens.
   */
  async #erase(): Promise<void> {
    const row = (await this.#simulation.stored.rows())[0]
    if (!row) return
    await this.#simulation.relays[0]?.operate((code, store) => code.removeSubmissions(store, [row.id], new Date()))
  }

  /** The operator lets the relay send every mail again that it gave up or whose answer it did not get. */
  async #retryMails(): Promise<void> {
    const ids = (await this.#simulation.stored.rows()).map(({ id }) => id)
    this.#simulation.mail.unansweredTries.clear()
    if (ids.length > 0)
      await this.#simulation.relays[0]?.operate((code, store) => code.retryMails(store, ids, new Date()))
  }
}
