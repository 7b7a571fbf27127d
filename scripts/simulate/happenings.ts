/** Makes the events of a plan happen in a simulation. */
import { DRAFT_MS } from '#client/device/drafts/drafts.ts'
import type { Device } from './device.ts'
import type { Page } from './device-realm.ts'
import { InvariantError } from './invariant-error.ts'
import { CLOSED_JOB } from './ledger.ts'
import type { MailFault } from './mail-server.ts'
import { NOWHERE } from './network.ts'
import type { Happening } from './plan.ts'
import type { Relay } from './relay.ts'
import type { Simulation } from './simulation.ts'

const DAY_MS = 24 * 60 * 60_000
/**
 * Maximum number of days by which a run moves its clock forward in total. The limit is above 30 days, so that
 * submissions can expire on devices. It is low enough that no relay removes a submission, which happens 180 days after
 * its mail: this limit and the largest change of a relay's clock (90 days) add up to 135 days.
 */
const DAYS_LIMIT = 45

export class Happenings {
  readonly #simulation: Simulation
  #daysLeft = DAYS_LIMIT

  constructor(simulation: Simulation) {
    this.#simulation = simulation
  }

  async happen(happening: Happening): Promise<void> {
    const { mail, operator, devices } = this.#simulation
    if ('relay' in happening) return this.#happenToRelay(this.#simulation.relay(happening.relay), happening)
    if ('device' in happening) return this.#happenToDevice(devices[happening.device] as Device, happening)
    switch (happening.what) {
      case 'weeks':
        return this.#letWeeksPass(happening.days)
      case 'mail':
        return void mail.nextFaults.push(...Array<MailFault>(happening.times).fill(happening.fault))
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
        return this.#simulation.startRelay(relay)
    }
  }

  async #happenToDevice(device: Device, happening: Happening & { device: number }): Promise<void> {
    const { world, visitors } = this.#simulation
    if (happening.what === 'press') return this.#press(device, happening)
    const page = device.pages[world.between(0, Math.max(0, device.pages.length - 1))]
    switch (happening.what) {
      case 'request fault':
        return void device.connection.nextFaults.push(happening)
      case 'device clock':
        this.#setDeviceClock(device, happening.aheadMs)
        if (happening.correctedAfterMs !== null)
          world.schedule(NOWHERE, happening.correctedAfterMs, () => this.#setDeviceClock(device, 0))
        return
      case 'evict':
        for (const press of visitors.pressesOn(device)) Object.assign(press, { excuse: 'evicted', isRunning: false })
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
        if (page && !page.isFrozen) await this.#happenInPage(device, page, happening)
    }
  }

  async #happenInPage(device: Device, page: Page, happening: Happening & { device: number }): Promise<void> {
    const { world, visitors } = this.#simulation
    switch (happening.what) {
      case 'rescue':
        if (device.isFair) await this.#rescue(device, page, happening.isBroken)
        return
      case 'send now':
        return world.run(page, () => void page.code.sendNow().catch(() => {}))
      case 'delete entry':
        // In fair mode (a tablet shared at a job fair) the outbox has no button to delete an entry.
        if (!device.isFair) await visitors.deleteEntry(device, page)
        return
      case 'done here':
        return visitors.clear(device, page)
      case 'read outcomes':
        return visitors.readOutcomes(page)
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
    visitors.endPresses(device)
  }

  async #press(device: Device, press: Happening & { what: 'press' }): Promise<void> {
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
    const before = visitors.unfinishedOn(device)
    const take = async (file: File | undefined) => {
      const rescued = file ? operator.take(new Uint8Array(await file.arrayBuffer())) : ''
      const left = visitors.unfinishedOn(device).filter((press) => before.includes(press))
      const lacking = left.find(({ mark }) => !rescued.includes(mark))
      if (lacking) world.fail(new InvariantError('a rescue file lacks a submission', { mark: lacking.mark }))
      if (isBroken) world.schedule(NOWHERE, 0, () => this.#lose(device, rescued))
    }
    await world.run(page, () => void page.code.createRescueFile().then(take, () => {}))
  }

  /**
   * Deletes all data of a tablet that has broken. `rescued` is the content of its rescue file. Presses that are not in
   * this file need not arrive, and neither need applications for the closed job, because the relay refuses them.
   */
  #lose(device: Device, rescued: string): void {
    for (const press of this.#simulation.visitors.pressesOn(device)) {
      press.isRunning = false
      if (!rescued.includes(press.mark) || press.job === CLOSED_JOB) press.excuse = 'evicted'
    }
    device.evict()
  }

  /**
   * Sets a device's clock. Devices delete drafts older than a day by their clock: a jump ahead can outdate new ones.
   */
  #setDeviceClock(device: Device, aheadMs: number): void {
    if (aheadMs - device.clockAheadMs >= DRAFT_MS) this.#simulation.visitors.outdateDrafts(device)
    device.clockAheadMs = aheadMs
  }

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

  async #retryMails(): Promise<void> {
    const ids = (await this.#simulation.stored.rows()).map(({ id }) => id)
    this.#simulation.mail.unanswered.clear()
    if (ids.length > 0)
      await this.#simulation.relays[0]?.operate((code, store) => code.retryMails(store, ids, new Date()))
  }
}
