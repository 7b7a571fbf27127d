import { isFairMode } from '#client/device/fair-mode/fair-mode.ts'
import { DraftSaver } from './draft-saver.ts'
import { loadFormDraft, savePartialFormDraftSync } from './form-draft.ts'
import { reloadWithEmptyFields } from './reload-with-empty-fields.ts'

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
 * Keeps the draft of one form on the device, or in fair mode in the memory of the service worker, until the form is
 * sent. Saves each change, even if the page is closed or killed right after (`DraftSaver`). This class decides when the
 * form takes over a stored draft instead, which an earlier page or another tab has saved.
 */
export class DraftKeeper<Draft extends object> {
  readonly #name: string
  readonly #saver: DraftSaver<Draft>
  #form: FormWithDraft | undefined
  /**
   * `loading`: a stored draft is being filled in · `filled in`: the form contains only this draft, and `noteContent`
   * has not been called since · `editing`: changes are saved · `ended`: the form was sent or is being reloaded, and
   * nothing was typed since.
   */
  #phase: 'loading' | 'filled in' | 'editing' | 'ended' = 'loading'
  /** What was typed during `loading`; undefined if nothing was, and once `noteContent` is called afterwards. */
  #typedEarly: Draft | undefined
  /** True once the visitor has changed the form, even if it is blank again. */
  #wasEdited = false
  /** True while `adoptDraftOfOtherTab` is loading a draft. */
  #isAdopting = false

  /** `name` is the draft's name on the device. */
  constructor(name: string) {
    this.#name = name
    this.#saver = new DraftSaver(name)
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
    const saveSync = () => this.#saveSync()
    const onVisibility = () => document.visibilityState === 'hidden' && saveSync()
    addEventListener('pagehide', saveSync, { signal })
    document.addEventListener('visibilitychange', onVisibility, { signal })
    addEventListener('pageshow', ({ persisted }) => persisted && this.#followStored(), { signal })
    return () => {
      listening.abort()
      this.#saver.cancel()
      saveSync()
    }
  }

  /**
   * Notes what the form contains; undefined if it is blank or was sent. While a draft is being loaded, the content is
   * saved only if the page is closed or hidden (`#saveSync`).
   */
  noteContent(draft: Draft | undefined): void {
    const phase = this.#phase
    this.#typedEarly = phase === 'loading' ? draft : undefined
    if (phase === 'loading') return
    if (phase === 'filled in') {
      this.#phase = 'editing'
      this.#saver.setSaved(draft)
    } else if (phase === 'ended' && draft === undefined) {
      // After sending, the form is emptied. `end` has deleted the saved draft already. If a draft is stored now, it is
      // from another tab: do not delete it.
      this.#saver.setSaved(undefined)
    } else if (this.#saver.change(draft)) {
      this.#phase = 'editing'
      this.#wasEdited = true
    }
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
   * after it was deleted. For the same reason a page that is left does not write this change to local storage any more:
   * there, the transaction that stores the submission cannot delete it.
   */
  saveNow(): void {
    this.#saver.saveNow()
  }

  /** Saves the draft again if it is gone: a failed submission may have deleted it. */
  saveIfGone(): Promise<void> {
    return this.#saver.saveIfGone()
  }

  /** Deletes the draft after the form was sent. Resolves when it is deleted. Later changes start a new draft. */
  end(): Promise<void> {
    this.#phase = 'ended'
    return this.#saver.delete()
  }

  /**
   * Saves synchronously, because the page may be closed at any moment from now on. What was typed while a draft was
   * being loaded is marked as partial, because it lacks the texts of the stored draft.
   */
  #saveSync(): void {
    if (this.#phase === 'ended') return
    if (this.#phase !== 'loading') this.#saver.saveSync()
    else if (this.#typedEarly !== undefined) savePartialFormDraftSync(this.#name, this.#typedEarly)
  }

  /**
   * Follows the stored draft when this page comes back from the bfcache: meanwhile another page may have saved a newer
   * draft, or may have sent it. Otherwise the next change here would replace that draft, and the visitor could send the
   * same text again.
   */
  async #followStored(): Promise<void> {
    this.#saver.cancel()
    const { json } = this.#saver
    let stored: unknown
    try {
      stored = await loadFormDraft(this.#name)
    } catch {
      // The database fails: only this page has the text.
      return this.#saver.saveIfUnsaved()
    }
    // The visitor has typed meanwhile: the form has the newest text, which is saved as usual.
    if (this.#saver.json !== json) return
    // In fair mode drafts are only in the memory of the service worker. If the worker has lost the draft, only this
    // page has the text: do not reload it.
    if (stored === undefined && isFairMode()) return
    await this.#keepNewest(stored)
  }

  /** Saves the text of this form or shows the stored draft, whichever is newer. */
  async #keepNewest(stored: unknown): Promise<void> {
    const newest = this.#saver.newest(stored)
    if (newest === 'both') this.#saver.noteRead(stored)
    else if (newest === 'form') await this.#saver.saveIfUnsaved()
    // A blank form takes the draft over without a reload, because the page may show a receipt.
    else if (this.#isUnused()) await this.#takeOver(stored)
    else {
      // The reload leaves this page, which must not save its older text then.
      this.#phase = 'ended'
      reloadWithEmptyFields()
    }
  }

  /** Fills the form with a stored draft. */
  async #takeOver(stored: unknown): Promise<void> {
    this.#phase = 'loading'
    this.#form?.onLoaded(false)
    this.#saver.noteRead(stored)
    const hasOnlyStored = await this.#form?.fillIn(stored)
    this.#phase = hasOnlyStored ? 'filled in' : 'editing'
    this.#form?.onLoaded(true)
  }

  /** True if the form has been blank since the page was opened. It can then take over a draft without losing text. */
  #isUnused(): boolean {
    return this.#saver.isBlank && this.#typedEarly === undefined && !this.#wasEdited
  }
}
