import type { Device } from './device.ts'
import type { Form } from './form.ts'
import { InvariantError } from './invariant-error.ts'
import type { Ledger, Press } from './ledger.ts'
import type { World } from './world.ts'

/**
 * What was typed in this time before a page was killed may be lost. It is longer than the pause before a draft is
 * saved.
 */
const UNSAVED_MS = 1000

/** Checks the drafts of forms: a draft stays until its form is sent, and is gone afterwards. */
export class DraftChecks {
  readonly #world: World
  readonly #ledger: Ledger
  /**
   * For each form and device, the press whose text was typed last, and when, in simulated time. Its draft has replaced
   * those of other presses.
   */
  readonly #lastTyped = new Map<string, { press: Press; at: number }>()

  /** The presses whose texts were typed at the same time as that of another tab. */
  readonly #undecided = new Set<Press>()

  constructor(world: World, ledger: Ledger) {
    this.#world = world
    this.#ledger = ledger
  }

  /**
   * Call this when the visitor has typed a text. From now on checks the draft of this press, in place of the draft that
   * it replaces. Checks neither of two drafts that are typed in two tabs at the same time: which of them is saved last
   * is open, and no real visitor is that quick.
   */
  noteTyped(press: Press): void {
    const at = this.#world.now
    const last = this.#lastTyped.get(draftOf(press))
    this.#lastTyped.set(draftOf(press), { press, at })
    if (last && last.press !== press && at < last.at + UNSAVED_MS) this.#undecided.add(last.press).add(press)
    else this.#undecided.delete(press)
  }

  /** No longer checks the current drafts of a device. */
  excludeAllOf(device: Device): void {
    for (const [key, { press }] of this.#lastTyped) if (press.device === device) this.#lastTyped.delete(key)
  }

  /** True if the device has to have the draft of this press, unless it was sent. */
  #isChecked(press: Press): boolean {
    return this.#lastTyped.get(draftOf(press))?.press === press && !this.#undecided.has(press)
  }

  /**
   * Checks an invariant: the draft of a form that was sent is gone. Otherwise the visitor might send the same text
   * again. Checks nothing if a later press has saved the draft anew.
   */
  checkSent(press: Press): void {
    const { device, mark } = press
    if (!this.#isChecked(press)) return
    if (device.drafts().some((draft) => JSON.stringify(draft)?.includes(mark)))
      this.#world.fail(new InvariantError('a draft stays after its form was sent', { mark }))
  }

  /**
   * Checks an invariant (docs/simulation.md): when a page ends before the visitor was told anything, the outbox or the
   * draft still has what was typed, unless a relay has received it. This need not hold if a later press has replaced
   * the draft, nor for devices whose storage is full, nor in fair mode, whose drafts are lost when the service worker
   * ends, nor for what was typed right before the page was killed.
   */
  checkUntold(press: Press, { page, typed, typedAt }: Form): void {
    const { told, device, mark } = press
    if (!this.#isChecked(press)) return
    if (told !== 'nothing' || device.isFull || device.isFair) return
    if (page.leftAt < typedAt && this.#world.now < typedAt + UNSAVED_MS) return
    const hasReachedRelay = [...this.#ledger.markOfId.values()].includes(mark)
    const isInOutbox = device.stored().some((record) => JSON.stringify(record).includes(mark))
    const isInDraft = device.drafts().some(containsFields(typed))
    if (!hasReachedRelay && !isInOutbox && !isInDraft)
      this.#world.fail(new InvariantError('a press vanished with its page', { mark }))
  }
}

/** The key of the draft that a press saves. A device has one draft for each form. */
const draftOf = ({ kind, device }: Press) => `${kind} ${device.name}`

/** Returns a predicate: whether a draft has all these fields with the same values. */
const containsFields = (fields: object) => (draft: unknown) =>
  Object.entries(fields).every(
    ([name, value]) => JSON.stringify((draft as Record<string, unknown>)[name]) === JSON.stringify(value),
  )
