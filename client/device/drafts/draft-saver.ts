import { isFairMode } from '#client/device/fair-mode/fair-mode.ts'
import { pageOpenedAt } from '#client/device/page-opened-at.ts'
import { DRAFT_MS, isDraftStored } from './drafts.ts'
import { saveFormDraft, saveFormDraftSync } from './form-draft.ts'

const SAVE_DELAY_MS = 400

/**
 * Saves the content of one form as its draft, and knows which text is newer: that of the form or that of the device.
 * Drafts are compared as JSON.
 */
export class DraftSaver<Draft extends object> {
  readonly #name: string
  /** What the form contains; undefined while it is blank and after it was sent. */
  #draft: Draft | undefined
  #draftJson: string | undefined
  /** True until the last change has been written. */
  #isUnsaved = false
  /** The draft that this page last read from the device or stored on it. */
  #storedJson: string | undefined
  /** `pageOpenedAt` when this page last read the draft from the device or stored it. */
  #openedAt = pageOpenedAt()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(name: string) {
    this.#name = name
  }

  get isBlank(): boolean {
    return this.#draft === undefined
  }

  /** What the form contains, as JSON; undefined while it is blank. */
  get json(): string | undefined {
    return this.#draftJson
  }

  /** Notes what the form contains, which counts as saved. */
  setSaved(draft: Draft | undefined): void {
    this.cancel()
    this.#draft = draft
    this.#draftJson = JSON.stringify(draft)
    this.#isUnsaved = false
  }

  /** Notes what the form contains and, if that is a change, saves it soon. Returns true if it is a change. */
  change(draft: Draft | undefined): boolean {
    const before = this.#draftJson
    this.#draft = draft
    this.#draftJson = JSON.stringify(draft)
    if (this.#draftJson === before) return false
    this.#isUnsaved = true
    this.cancel()
    // Save the first change without delay: this creates the database, so that later changes need not wait for its
    // creation. Delete an emptied draft without delay, because the visitor may close the page right after.
    const isUrgent = before === undefined || draft === undefined
    this.#timer = setTimeout(() => this.save(), isUrgent ? 0 : SAVE_DELAY_MS)
    return true
  }

  /** Cancels the saving that `change` has planned. The change stays unsaved. */
  cancel(): void {
    clearTimeout(this.#timer)
  }

  /**
   * Saves the draft. The change stays unsaved until the draft has been written: if the page is closed earlier, for
   * example while the database is still being opened, `saveSync` writes the draft, too.
   */
  async save(): Promise<void> {
    const json = this.#draftJson
    if (await saveFormDraft(this.#name, this.#draft)) this.#noteStored(json)
    if (this.#draftJson === json) this.#isUnsaved = false
  }

  async saveIfUnsaved(): Promise<void> {
    if (this.#isUnsaved) await this.save()
  }

  /** Saves an unsaved change now. It counts as saved at once, so `saveSync` does not write it any more. */
  saveNow(): void {
    this.cancel()
    if (this.#isUnsaved) void this.save()
    this.#isUnsaved = false
  }

  async saveIfGone(): Promise<void> {
    if (!(await isDraftStored(this.#name))) await this.save()
  }

  /**
   * Saves an unsaved change synchronously. Begins no transaction unless it must: it would be held up in the bfcache,
   * and would replace what the next page has saved when the visitor comes back.
   */
  saveSync(): void {
    if (!this.#isUnsaved && !this.#mayBeLost()) return
    if (!saveFormDraftSync(this.#name, this.#draft)) void this.save()
  }

  /**
   * True if the device may no longer have the draft. In fair mode the browser may have stopped the worker, and with it
   * the draft in the worker's memory. Otherwise a clock that was set forward by a day makes the stored draft too old.
   */
  #mayBeLost(): boolean {
    return !this.isBlank && (isFairMode() || pageOpenedAt() - this.#openedAt >= DRAFT_MS)
  }

  /** Deletes the stored draft. Resolves when it is deleted. */
  async delete(): Promise<void> {
    this.cancel()
    await saveFormDraft(this.#name, undefined)
    this.#noteStored(undefined)
  }

  /** Notes that this page has read the draft `stored` from the device, and that the form contains no newer text. */
  noteRead(stored: unknown): void {
    this.#noteStored(JSON.stringify(stored))
    this.#isUnsaved = false
  }

  /**
   * Compares the form with the draft that the device has now. `both`: they are the same · `form`: no other page has
   * changed the draft since this page read or stored it, so the form has the newer text · `device`: another page has
   * changed or deleted the draft.
   */
  newest(stored: unknown): 'both' | 'form' | 'device' {
    const storedJson = JSON.stringify(stored)
    if (storedJson === this.#draftJson) return 'both'
    return storedJson === this.#storedJson ? 'form' : 'device'
  }

  #noteStored(json: string | undefined): void {
    this.#storedJson = json
    this.#openedAt = pageOpenedAt()
  }
}
