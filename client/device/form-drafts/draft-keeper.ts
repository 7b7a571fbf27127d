import { isFairMode } from '#client/device/fair-mode/fair-mode.ts'
import { createDraftSaver } from './draft-saver.ts'
import { loadFormDraft, savePartialFormDraftSync } from './form-draft.ts'
import { reloadWithEmptyFields } from './reload-with-empty-fields.ts'

/** The form whose draft is kept. */
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
 * sent. Saves each change, even if the page is closed or killed right after (`draft-saver.ts`). Decides when the form
 * takes over a stored draft instead, which an earlier page or another tab has saved. `name` is the draft's name on the
 * device.
 */
export function createDraftKeeper<Draft extends object>(name: string) {
  const saver = createDraftSaver<Draft>(name)
  /** Set by `start`, before any draft is loaded. */
  let form!: FormWithDraft
  /**
   * `loading`: a stored draft is being filled in · `restored`: the form contains only this draft, and `noteContent`
   * has not been called since · `editing`: changes are saved · `ended`: the form was sent or is being reloaded, and
   * nothing was typed since.
   */
  let phase: 'loading' | 'restored' | 'editing' | 'ended' = 'loading'
  /** What was typed during `loading`; undefined if nothing was, and once `noteContent` is called afterwards. */
  let typedEarly: Draft | undefined
  /** True once the visitor has changed the form, even if it is blank again. */
  let wasEdited = false
  /** True while `adoptDraftOfOtherTab` is loading a draft. */
  let isAdopting = false

  /** True if the form has been blank since the page was opened. It can then take over a draft without losing text. */
  const isUnused = () => saver.json() === undefined && typedEarly === undefined && !wasEdited

  /** Fills the form with a stored draft. */
  const takeOver = async (stored: unknown): Promise<void> => {
    phase = 'loading'
    form.onLoaded(false)
    saver.noteRead(stored)
    const hasOnlyStored = await form.fillIn(stored)
    phase = hasOnlyStored ? 'restored' : 'editing'
    form.onLoaded(true)
  }

  /**
   * Follows the stored draft when this page comes back from the bfcache: meanwhile another page may have saved a newer
   * draft, or may have sent it. Otherwise the next change here would replace that draft, and the visitor could send the
   * same text again.
   */
  const followStored = async (): Promise<void> => {
    saver.cancel()
    const json = saver.json()
    let stored: unknown
    try {
      stored = await loadFormDraft(name)
    } catch {
      // The database fails: only this page has the text.
      return saver.saveIfUnsaved()
    }
    // The visitor has typed meanwhile: the form has the newest text, which is saved as usual.
    if (saver.json() !== json) return
    // In fair mode drafts are only in the memory of the service worker. If the worker has lost the draft, only this
    // page has the text: do not reload it.
    if (stored === undefined && isFairMode()) return
    if (!saver.isOutdatedBy(stored)) return saver.saveIfUnsaved()
    // Another page has changed the draft: show its text. A blank form takes it over without a reload, because the page
    // may show a receipt.
    if (isUnused()) return takeOver(stored)
    // The reload leaves this page, which must not save its older text then.
    phase = 'ended'
    reloadWithEmptyFields()
  }

  /**
   * Saves synchronously, because the page may be closed at any moment from now on. What was typed while a draft was
   * being loaded is marked as partial, because it lacks the texts of the stored draft.
   */
  const saveSync = (): void => {
    if (phase === 'ended') return
    if (phase !== 'loading') saver.saveSync()
    else if (typedEarly !== undefined) savePartialFormDraftSync(name, typedEarly)
  }

  return {
    /**
     * Loads the stored draft into the form, and saves changes from then on. Returns a function that saves an unsaved
     * change and ends the keeping.
     */
    start(formWithDraft: FormWithDraft): () => void {
      form = formWithDraft
      const listening = new AbortController()
      const { signal } = listening
      const load = async () => {
        const stored = await loadFormDraft(name).catch(() => undefined)
        if (!signal.aborted) await takeOver(stored)
      }
      void load()
      const onVisibility = () => document.visibilityState === 'hidden' && saveSync()
      addEventListener('pagehide', saveSync, { signal })
      document.addEventListener('visibilitychange', onVisibility, { signal })
      addEventListener('pageshow', ({ persisted }) => persisted && followStored(), { signal })
      return () => {
        listening.abort()
        saver.cancel()
        saveSync()
      }
    },

    /**
     * Notes what the form contains; undefined if it is blank or was sent. While a draft is being loaded, the content is
     * saved only if the page is closed or hidden (`saveSync`).
     */
    noteContent(draft: Draft | undefined): void {
      typedEarly = phase === 'loading' ? draft : undefined
      if (phase === 'loading') return
      if (phase === 'restored') {
        phase = 'editing'
        saver.set(draft)
      } else if (phase === 'ended' && draft === undefined) {
        // After sending, the form is emptied. `end` has deleted the saved draft already. If a draft is stored now, it
        // is from another tab: do not delete it.
        saver.set(draft)
      } else if (saver.change(draft)) {
        phase = 'editing'
        wasEdited = true
      }
    },

    /**
     * Looks for a draft that another tab has saved, if this form has been blank since the page was opened. Otherwise
     * the first letter typed here would replace that draft. Call this when the form gets the focus.
     */
    async adoptDraftOfOtherTab(): Promise<void> {
      if (phase === 'loading' || !isUnused() || isAdopting) return
      isAdopting = true
      const stored = await loadFormDraft(name).catch(() => undefined)
      if (stored !== undefined) await takeOver(stored)
      isAdopting = false
    },

    /**
     * Saves an unsaved change now. Call this before sending: a later save might write the draft again after it was
     * deleted.
     */
    saveNow: saver.saveNow,

    /**
     * Notes the id of the submission, before it is stored. The page may be left while the draft is still unsaved. The
     * next page then finds the draft in local storage, where the transaction that stores the submission cannot mark
     * it as sent, and sees by the id whether it was.
     */
    noteSubmission: saver.noteSubmission,

    /** Saves the draft again if it is gone: a failed submission may have deleted it. */
    saveIfGone: saver.saveIfGone,

    /** Deletes the draft after the form was sent. Resolves when it is deleted. Later changes start a new draft. */
    end(): Promise<void> {
      phase = 'ended'
      return saver.delete()
    },
  }
}
