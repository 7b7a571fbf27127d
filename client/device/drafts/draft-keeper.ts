import { isFairMode } from '#client/device/fair-mode/fair-mode.ts'
import { DRAFT_MS, isDraftStored } from './drafts.ts'
import { loadFormDraft, saveFormDraft, saveFormDraftSync, savePartialFormDraftSync } from './form-draft.ts'
import { reloadWithEmptyFields } from './reload-with-empty-fields.ts'

const SAVE_DELAY_MS = 400

/**
 * The time by the device's clock at which this page was opened, in milliseconds since the epoch. The result changes
 * only when the clock is set, or while the device sleeps.
 */
const clockStart = () => Date.now() - performance.now()

/** The form whose draft a `DraftKeeper` keeps. */
export interface FormWithDraft {
  /**
   * Fills in the form from a stored draft, or from nothing (undefined). Resolves with true if the form then contains
   * only this draft. Such a draft is not saved again, because reading a draft must not extend the day for which it is
   * kept.
   */
  fillIn: (stored: unknown) => Promise<boolean>
  /** Called with false before a stored draft is filled in, with true afterwards. `noteContent` must be called then. */
  onLoaded: (isLoaded: boolean) => void
}

/**
 * Keeps the draft of one form on the device, or in fair mode (a tablet shared at a job fair) in the memory of the
 * service worker, until the form is sent. Saves each change, even if the page is closed or killed right after.
 */
export class DraftKeeper<Draft extends object> {
  readonly #name: string
  #form: FormWithDraft | undefined
  /**
   * `loading`: the draft of an earlier page or another tab is being filled in · `filled in`: the form contains only
   * this draft, and `noteContent` has not been called since · `loaded`: changes are saved · `ended`: the form was sent,
   * and nothing was typed since.
   */
  #phase: 'loading' | 'filled in' | 'loaded' | 'ended' = 'loading'
  /** What the form contains; undefined while it is blank and after it was sent. */
  #draft: Draft | undefined
  /** The draft at its last change, as JSON. It stays the same while a stored draft is being filled in. */
  #draftJson: string | undefined
  /** The draft that this page last read from the device or stored on it, as JSON. */
  #storedJson: string | undefined
  /** `clockStart` when this page last read the draft from the device or stored it. */
  #clockStart = clockStart()
  /** The visitor's changes since the page was opened: `unsaved` until the last one has been written. */
  #changes: 'none' | 'unsaved' | 'saved' = 'none'
  /** True while `adoptDraftOfOtherTab` is loading a draft. */
  #isAdopting = false
  #delay: ReturnType<typeof setTimeout> | undefined

  /** `name` is the draft's name on the device. */
  constructor(name: string) {
    this.#name = name
  }

  /**
   * Loads the stored draft into the form, and saves changes from then on. Returns a function that saves an unsaved
   * change and ends the keeping.
   */
  start(form: FormWithDraft): () => void {
    this.#form = form
    const listening = new AbortController()
    const { signal } = listening
    const load = async () => {
      const stored = await loadFormDraft(this.#name).catch(() => undefined)
      if (!signal.aborted) await this.#takeOver(stored)
    }
    void load()
    const flush = () => this.#saveSync()
    const onVisibility = () => document.visibilityState === 'hidden' && flush()
    addEventListener('pagehide', flush, { signal })
    document.addEventListener('visibilitychange', onVisibility, { signal })
    addEventListener('pageshow', ({ persisted }) => persisted && this.#followStored(), { signal })
    return () => {
      listening.abort()
      clearTimeout(this.#delay)
      flush()
    }
  }

  /**
   * Notes what the form contains; undefined if it is blank or was sent. While a draft is being loaded, the content is
   * saved only if the page is closed or hidden. It is then marked as partial, because it lacks the texts of the stored
   * draft (`savePartialFormDraftSync`).
   */
  noteContent(draft: Draft | undefined): void {
    const phase = this.#phase
    this.#draft = draft
    if (phase === 'loading') return
    if (phase === 'filled in') this.#phase = 'loaded'
    const json = JSON.stringify(draft)
    if (json === this.#draftJson) return
    const isFirst = this.#draftJson === undefined
    this.#draftJson = json
    clearTimeout(this.#delay)
    // A draft that is only filled in counts as saved.
    if (phase === 'filled in') return
    // After sending, the form is emptied. `end` has deleted the saved draft already. If a draft is stored now, it is
    // from another tab: do not delete it.
    if (phase === 'ended' && json === undefined) return
    this.#phase = 'loaded'
    this.#changes = 'unsaved'
    // Save the first change without delay: this creates the database, so that later changes need not wait for its
    // creation. Delete an emptied draft without delay, because the visitor may close the page right after.
    this.#delay = setTimeout(() => this.#store(), isFirst || json === undefined ? 0 : SAVE_DELAY_MS)
  }

  /**
   * Looks for a draft that another tab has saved, if this form has been blank since the page was opened. Otherwise the
   * first letter typed here would replace that draft. Call this when the form gets the focus.
   */
  async adoptDraftOfOtherTab(): Promise<void> {
    if (this.#phase === 'loading' || !this.#isUnused() || this.#isAdopting) return
    this.#isAdopting = true
    const stored = await loadFormDraft(this.#name).catch(() => undefined)
    if (stored !== undefined) await this.#takeOver(stored)
    this.#isAdopting = false
  }

  /**
   * Saves an unsaved change now. Call this before sending: a save after the pause in typing might write the draft again
   * after it was deleted.
   */
  saveNow(): void {
    clearTimeout(this.#delay)
    if (this.#changes !== 'unsaved') return
    void this.#store()
    // Counts as saved at once: a page that is left must not write the draft to local storage any more, because there
    // the transaction that stores the submission cannot delete it.
    this.#changes = 'saved'
  }

  /** Saves the draft again if it is gone: a failed submission may have deleted it. */
  async saveIfGone(): Promise<void> {
    if (!(await isDraftStored(this.#name))) await this.#store()
  }

  /** Deletes the draft after the form was sent. Resolves when it is deleted. Later changes start a new draft. */
  async end(): Promise<void> {
    clearTimeout(this.#delay)
    this.#phase = 'ended'
    this.#storedJson = undefined
    await saveFormDraft(this.#name, undefined)
  }

  /**
   * Stores the draft. Changes stay `unsaved` until the draft has been written: if the page is closed earlier, for
   * example while the database is still being opened, `#saveSync` writes the draft, too.
   */
  async #store(): Promise<void> {
    const json = this.#draftJson
    const isStored = await saveFormDraft(this.#name, this.#draft)
    if (isStored && this.#phase !== 'ended') this.#noteStored(json)
    if (this.#draftJson === json) this.#countAsSaved()
  }

  /**
   * Saves an unsaved change synchronously, because the page may be closed at any moment from now on. Begins no
   * transaction unless it must: it would be held up in the bfcache, and would replace what the next page has saved when
   * the visitor comes back.
   */
  #saveSync(): void {
    if (this.#phase === 'ended') return
    if (this.#phase === 'loading') {
      if (this.#draft !== undefined) savePartialFormDraftSync(this.#name, this.#draft)
      return
    }
    // In fair mode the browser may have stopped the worker, and with it the draft in the worker's memory. Else a clock
    // that was set forward by a day makes the stored draft too old.
    const mayBeLost = this.#draft !== undefined && (isFairMode() || clockStart() - this.#clockStart >= DRAFT_MS)
    if (this.#changes !== 'unsaved' && !mayBeLost) return
    if (!saveFormDraftSync(this.#name, this.#draft)) void this.#store()
  }

  /**
   * Follows the stored draft when this page comes back from the bfcache: meanwhile another page may have saved a newer
   * draft, or may have sent it. Otherwise the next change here would replace that draft, and the visitor could send the
   * same text again. A blank form takes the draft over without a reload, because the page may show a receipt.
   */
  async #followStored(): Promise<void> {
    clearTimeout(this.#delay)
    const json = this.#draftJson
    let stored: unknown
    try {
      stored = await loadFormDraft(this.#name)
    } catch {
      // The database fails: only this page has the text.
      if (this.#changes === 'unsaved') await this.#store()
      return
    }
    // The visitor has typed meanwhile: the form has the newest text, which is saved as usual.
    if (this.#draftJson !== json) return
    // In fair mode drafts are only in the memory of the service worker. If the worker has lost the draft, only this
    // page has the text: do not reload it.
    if (stored === undefined && isFairMode()) return
    await this.#reconcile(stored)
  }

  /** Saves the text of this form or shows the stored draft, whichever is newer. */
  async #reconcile(stored: unknown): Promise<void> {
    const storedJson = JSON.stringify(stored)
    if (storedJson === this.#draftJson) {
      // The device has what this form contains.
      this.#noteStored(storedJson)
      this.#countAsSaved()
    } else if (storedJson === this.#storedJson) {
      // No other page has changed the draft: if the two differ, this form has the newer text.
      if (this.#changes === 'unsaved') await this.#store()
    } else if (this.#isUnused()) {
      await this.#takeOver(stored)
    } else {
      // Another page has changed the draft: show its text. The reload leaves this page, which must not save its older
      // text then.
      this.#phase = 'ended'
      reloadWithEmptyFields()
    }
  }

  /** Fills the form with a stored draft. */
  async #takeOver(stored: unknown): Promise<void> {
    this.#phase = 'loading'
    this.#form?.onLoaded(false)
    this.#noteStored(JSON.stringify(stored))
    const hasOnlyStored = await this.#form?.fillIn(stored)
    this.#phase = hasOnlyStored ? 'filled in' : 'loaded'
    this.#form?.onLoaded(true)
  }

  #countAsSaved(): void {
    if (this.#changes === 'unsaved') this.#changes = 'saved'
  }

  /** Notes that the device now has this draft (as JSON). */
  #noteStored(json: string | undefined): void {
    this.#storedJson = json
    this.#clockStart = clockStart()
  }

  /** True if the form has been blank since the page was opened. It can then take over a draft without losing text. */
  #isUnused(): boolean {
    return this.#draft === undefined && this.#changes === 'none'
  }
}
