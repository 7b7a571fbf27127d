/** Visitors: they fill in forms, press "Send", try again after an error, and look after their outbox. */
import { applicationSchema } from '#contract/submission/application.ts'
import { contactSchema } from '#contract/submission/contact.ts'
import type { SubmissionKind } from '#contract/submission/submission.ts'
import type { Device } from './device.ts'
import type { Page } from './device-realm.ts'
import { DraftChecks } from './draft-checks.ts'
import { type Fields, Form } from './form.ts'
import { VirtualFile } from './globals.ts'
import { CLOSED_JOB, isWaiting, type Ledger, type Press } from './ledger.ts'
import type { SimulatedEvent } from './plan.ts'
import type { World } from './world.ts'

type PressEvent = SimulatedEvent & { type: 'press' }
type SubmitRequest = Parameters<Page['code']['submit']>[0]

export class Visitors {
  readonly #world: World
  readonly #ledger: Ledger
  readonly #forms = new WeakMap<Page, Map<SubmissionKind, Form>>()
  readonly #formOf = new Map<Press, Form>()
  /** The presses whose forms are being filled in or sent. */
  readonly #unfinished = new Set<Press>()
  /** The presses whose submissions are being stored on their devices. */
  readonly #storing = new Set<Press>()
  readonly #draftChecks: DraftChecks
  #pressCount = 0

  constructor(world: World, ledger: Ledger) {
    this.#world = world
    this.#ledger = ledger
    this.#draftChecks = new DraftChecks(world, ledger)
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
      this.#fillInAndSend(form, press, payload, file).finally(() => this.#unfinished.delete(press))
    })
    return page
  }

  /** An open page whose form of this kind can be filled in. While a form is being sent, its fields cannot be changed. */
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

  /** The visitor fills in the form, which is kept as a draft, and sends it. */
  async #fillInAndSend(form: Form, press: Press, payload: Fields, file: File): Promise<void> {
    press.isRunning = true
    this.#ledger.presses.push(press)
    this.#draftChecks.begin(press)
    form.begin()
    await this.#fillIn(form, payload)
    this.#forgetDraftAboutToBeReplaced(press)
    if (press.resume) await form.page.code.saveResumeDraft(file).catch(() => {})
    // Half of the visitors read their text again before they press "Send". In this pause they may use another tab.
    if (this.#world.chance(0.5)) await this.#pause(0, 3000)
    await form.untilLoaded()
    await this.#send(form, press, submitRequest(press.kind, payload, file))
  }

  /** Types the fields one after the other. Half of the visitors let the browser fill them in all at once. */
  async #fillIn(form: Form, payload: Fields): Promise<void> {
    if (this.#world.chance(0.5)) return form.type(payload)
    for (const [name, value] of Object.entries(payload)) {
      form.type({ [name]: value })
      await this.#pause(0, 600)
    }
  }

  /**
   * Excludes the draft of a press from the checks if another tab of the device is storing the same form. That tab has
   * read whether the draft was changed, and then stores its submission and deletes the draft in one transaction. A
   * draft saved between these two steps is lost. No real visitor is that quick.
   */
  #forgetDraftAboutToBeReplaced(press: Press): void {
    const isInOtherTab = (other: Press) => other !== press && other.device === press.device && other.kind === press.kind
    if ([...this.#storing].some(isInOtherTab)) this.#draftChecks.exclude(press)
  }

  /** The visitor presses "Send", and after an error twice more. */
  async #send(form: Form, press: Press, request: SubmitRequest): Promise<void> {
    const { page } = form
    for (let attempt = 0; attempt < 3; attempt++) {
      form.keeper.saveNow()
      try {
        const result = await this.#submit(form, press, request)
        if (!page.isAlive) return
        press.isRunning = false
        press.receipt = result.receipt
        press.told = result.outcome === 'queued' ? 'saved' : result.outcome
        if (result.outcome !== 'rejected') this.#draftChecks.checkSent(press)
        return
      } catch {
        if (!page.isAlive) return
        void form.keeper.saveIfGone()
        press.told = 'error'
        await this.#pause(500, 20_000)
      }
    }
    press.isRunning = false
  }

  /** The page stores and sends a submission. The form is emptied when it is stored, or else when it is sent. */
  async #submit(form: Form, press: Press, request: SubmitRequest) {
    const { page } = form
    let isStored = false
    this.#storing.add(press)
    const onStored = () => {
      isStored = true
      this.#storing.delete(press)
      if (page.isAlive) press.told = 'saved'
      void form.empty()
    }
    const result = await page.code.submit(request, { onStored }).finally(() => this.#storing.delete(press))
    if (!isStored && result.outcome !== 'rejected') await form.empty()
    return result
  }

  #pause(minMs: number, maxMs: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, this.#world.between(minMs, maxMs)))
  }

  /** Checks the presses whose pages have ended. Call this after pages of a device were closed or killed. */
  endPresses(device: Device): void {
    for (const press of this.pressesOn(device)) {
      const form = this.#formOf.get(press)
      if (form?.page.isAlive) continue
      const wasRunning = press.isRunning
      press.isRunning = false
      if (wasRunning) this.#draftChecks.checkUntold(press, form as Form)
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
      if (!stays) Object.assign(press, { excuse: 'cleared', isRunning: false })
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

/** Returns what a visitor types into a form; undefined if the random texts do not make a valid form. */
function validPayload({ kind, firstName, message }: PressEvent, mark: string, jobTitle: string) {
  const person = { firstName: mark + firstName, lastName: 'Nguyễn', email: 'buoi@example.com', phone: '0901 234 567' }
  const parsed =
    kind === 'contact'
      ? contactSchema.safeParse({ ...person, company: 'Gạch', country: 'VN', message })
      : applicationSchema.safeParse({ ...person, jobTitle, locations: ['Hà Nội'] })
  return parsed.data
}

/** Returns what the form passes to `submit`. */
function submitRequest(kind: SubmissionKind, payload: Fields, resume: File): SubmitRequest {
  const request =
    kind === 'contact'
      ? { kind, payload, locale: 'vi' }
      : { kind, payload, resume, job: { slug: 'test', locations: [0] }, locale: 'vi' }
  return request as SubmitRequest
}

/** A PDF of about `size` bytes whose content is unique. */
function pdf(size: number, mark: string): Uint8Array<ArrayBuffer> {
  const text = `%PDF-1.7\n${mark}\n`
  return new Uint8Array(Buffer.from(`${text.padEnd(Math.max(size, text.length + 10), ' %')}\n%%EOF\n`))
}
