/** Visitors: they fill in forms, press "Send", try again after an error, and look after their outbox. */
import type { SubmissionKind } from '#contract/submission/submission.ts'
import type { Device } from './device.ts'
import type { Page } from './device-realm.ts'
import { DraftChecks } from './draft-checks.ts'
import { Form } from './form.ts'
import { FormFiller } from './form-filler.ts'
import { VirtualFile } from './globals.ts'
import { CLOSED_JOB, isWaiting, type Ledger, type Press } from './ledger.ts'
import { type PressEvent, pdf, validPayload } from './typed-content.ts'
import type { World } from './world.ts'

export class Visitors {
  readonly #world: World
  readonly #ledger: Ledger
  readonly #forms = new WeakMap<Page, Map<SubmissionKind, Form>>()
  readonly #formOf = new Map<Press, Form>()
  /** The presses whose forms are being filled in or sent. */
  readonly #unfinished = new Set<Press>()
  readonly #draftChecks: DraftChecks
  readonly #formFiller: FormFiller
  #pressCount = 0

  constructor(world: World, ledger: Ledger) {
    this.#world = world
    this.#ledger = ledger
    this.#draftChecks = new DraftChecks(world, ledger)
    this.#formFiller = new FormFiller(world, ledger, this.#draftChecks)
  }

  pressesOn(device: Device): Press[] {
    return this.#ledger.presses.filter((press) => press.device === device)
  }

  /** The presses whose submissions are on the device and were not accepted. */
  unfinishedOn(device: Device): Press[] {
    const stored = JSON.stringify(device.stored().filter(({ state }) => state !== 'accepted'))
    return this.pressesOn(device).filter(({ mark }) => stored.includes(mark))
  }

  /**
   * A visitor fills in a form, which is kept as a draft, and presses "Send". Sends nothing if the random texts do not
   * make a valid form. Resolves with the page of the form.
   */
  async press(device: Device, event: PressEvent): Promise<Page> {
    const { kind, resumeBytes } = event
    const page = this.#idlePage(device, kind) ?? (await device.openPage())
    const mark = `press-${this.#pressCount++}-`
    const jobTitle = this.#world.chance(0.1) ? CLOSED_JOB : 'Test Engineer'
    const payload = validPayload(event, mark, jobTitle)
    if (!payload) return page
    const resume = kind === 'application' ? pdf(resumeBytes, mark) : undefined
    const press: Press = {
      mark,
      kind,
      device,
      resume,
      texts: [payload.firstName, ...('message' in payload ? [payload.message] : [])],
      job: kind === 'application' ? jobTitle : undefined,
      pressedAt: this.#world.now,
      told: 'nothing',
      isRunning: false,
    }
    await this.#world.run(page, () => {
      const file = new VirtualFile([resume ?? ''], 'hồ sơ.pdf', { type: 'application/pdf' })
      const form = this.#formIn(page, kind)
      this.#formOf.set(press, form)
      this.#unfinished.add(press)
      this.#formFiller.fillInAndSend(form, press, payload, file).finally(() => this.#unfinished.delete(press))
    })
    return page
  }

  /**
   * An open page whose form of this kind can be filled in. While a form is being sent, its fields cannot be changed.
   */
  #idlePage(device: Device, kind: SubmissionKind): Page | undefined {
    const isSending = (page: Page) =>
      [...this.#unfinished].some((press) => press.kind === kind && this.#formOf.get(press)?.page === page)
    return device.pages.find((page) => !page.isFrozen && !isSending(page))
  }

  /** The form of this kind in a page. Call this in the realm of the page. */
  #formIn(page: Page, kind: SubmissionKind): Form {
    const forms = this.#forms.get(page) ?? new Map<SubmissionKind, Form>()
    const form = forms.get(kind) ?? new Form(page, kind)
    this.#forms.set(page, forms.set(kind, form))
    return form
  }

  /** Checks the presses whose pages have ended. Call this after pages of a device were closed or killed. */
  endPresses(device: Device): void {
    for (const press of this.pressesOn(device)) {
      const form = this.#formOf.get(press) as Form
      if (form.page.isAlive) continue
      const wasRunning = press.isRunning
      press.isRunning = false
      if (wasRunning) this.#draftChecks.checkUntold(press, form)
    }
  }

  /**
   * Call this when the clock of a device has jumped ahead by a day or more. The device may then delete its drafts, so
   * they are no longer checked.
   */
  outdateDrafts(device: Device): void {
    this.#draftChecks.excludeAllOf(device)
  }

  /** A visitor deletes the first entry of the outbox. Its press gets an excuse, because it need not arrive any more. */
  async deleteEntry(device: Device, page: Page): Promise<void> {
    const record = device.stored()[0]
    if (!record) return
    const press = this.#ledger.presses.find(({ mark }) => JSON.stringify(record).includes(mark))
    if (press) press.excuse = 'deleted'
    await this.#world.run(page, () => void page.code.deleteSubmissionAndDraft(record.id).catch(() => {}))
  }

  /**
   * A visitor presses "I'm done here". Waiting submissions stay on the device and will be sent. The stored data of all
   * other presses of this device are removed. These presses get the excuse `cleared`, because they need not arrive.
   * Waiting applications for the closed job get this excuse, too, because the relay refuses them.
   */
  async clear(device: Device, page: Page): Promise<void> {
    const waiting = device.stored().filter(isWaiting)
    for (const press of new Set([...this.pressesOn(device), ...this.#unfinished])) {
      if (press.device !== device) continue
      const stays = waiting.some((record) => JSON.stringify(record).includes(press.mark)) && press.job !== CLOSED_JOB
      if (stays) continue
      press.excuse = 'cleared'
      press.isRunning = false
    }
    await this.#world.run(page, () => void page.code.clearForNextPerson().catch(() => {}))
    // In the product all other pages of the device reload now. Here they are killed.
    for (const other of device.pages) if (other !== page) device.kill(other)
    this.endPresses(device)
  }

  /** A visitor reads in the outbox what has become of the submissions. The page marks them as told. */
  async readOutcomes(page: Page): Promise<void> {
    const { code } = page
    await this.#world.run(page, () => {
      void code
        .listUntold()
        .then((records) => code.markTold(records.map(({ id }) => id)))
        .catch(() => {})
    })
  }
}
