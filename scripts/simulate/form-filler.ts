import type { DraftChecks } from './draft-checks.ts'
import type { Fields, Form } from './form.ts'
import type { Ledger, Press } from './ledger.ts'
import { type SubmitRequest, submitRequest } from './typed-content.ts'
import type { World } from './world.ts'

/** Fills in forms and sends them, as visitors do. */
export class FormFiller {
  readonly #world: World
  readonly #ledger: Ledger
  readonly #draftChecks: DraftChecks
  constructor(world: World, ledger: Ledger, draftChecks: DraftChecks) {
    this.#world = world
    this.#ledger = ledger
    this.#draftChecks = draftChecks
  }

  /** Fills in the form, which is kept as a draft, and sends it. Call this in the realm of the form's page. */
  async fillInAndSend(form: Form, press: Press, payload: Fields, file: File): Promise<void> {
    press.isRunning = true
    this.#ledger.presses.push(press)
    form.begin()
    await this.#fillIn(form, press, payload)
    if (press.resume) await form.page.code.saveResumeDraft(file).catch(() => {})
    // Half of the visitors read their text again before they press "Send". In this pause they may use another tab.
    if (this.#world.chance(0.5)) await this.#pause(0, 3000)
    await form.untilLoaded()
    await this.#send(form, press, submitRequest(press.kind, payload, file))
  }

  /** Types the fields one after the other. Half of the visitors let the browser fill them in all at once. */
  async #fillIn(form: Form, press: Press, payload: Fields): Promise<void> {
    const type = (fields: Fields) => {
      form.type(fields)
      this.#draftChecks.noteTyped(press)
    }
    if (this.#world.chance(0.5)) return type(payload)
    for (const [name, value] of Object.entries(payload)) {
      type({ [name]: value })
      await this.#pause(0, 600)
    }
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
    const onStored = () => {
      isStored = true
      if (page.isAlive) press.told = 'saved'
      void form.empty()
    }
    const result = await page.code.submit(request, { onIdentified: form.keeper.noteSubmission, onStored })
    if (!isStored && result.outcome !== 'rejected') await form.empty()
    return result
  }

  #pause(minMs: number, maxMs: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, this.#world.between(minMs, maxMs)))
  }
}
