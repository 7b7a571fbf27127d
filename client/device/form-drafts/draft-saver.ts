import { DRAFT_MS } from '#client/device/drafts/drafts.ts'
import { isFairMode } from '#client/device/fair-mode/fair-mode.ts'
import { isFormDraftStored, saveFormDraft, saveFormDraftSync } from './form-draft.ts'

const SAVE_DELAY_MS = 400

/**
 * How far the device's clock is ahead of `performance.now()`, in milliseconds. The result changes only when the clock is
 * set, or while the device sleeps.
 */
const clockOffset = () => Date.now() - performance.now()

/**
 * Saves the content of one form as its draft `name`, and tells which text is newer: that of the form or that of the
 * device. Drafts are compared as JSON.
 */
export function createDraftSaver<Draft extends object>(name: string) {
  /** What the form contains; undefined while it is blank and after it was sent. */
  let content: Draft | undefined
  let contentJson: string | undefined
  /** True until the last change has been written. */
  let isUnsaved = false
  /** The id under which the content is sent; undefined once the content has changed, and before it is sent. */
  let sentAs: string | undefined
  /** The draft that this page last read from the device or stored on it. */
  let storedJson: string | undefined
  /** `clockOffset` when this page last read the draft from the device or stored it. */
  let offsetWhenStored = clockOffset()
  /** The planned call of `save`; undefined if none is planned. */
  let timer: ReturnType<typeof setTimeout> | undefined

  const cancel = () => {
    clearTimeout(timer)
    timer = undefined
  }

  const setContent = (draft: Draft | undefined) => {
    content = draft
    contentJson = JSON.stringify(draft)
  }

  const noteStored = (json: string | undefined) => {
    storedJson = json
    offsetWhenStored = clockOffset()
  }

  /**
   * Saves the content. It stays unsaved until it has been written: if the page is closed earlier, for example while the
   * database is still being opened, `saveSync` writes it, too.
   */
  const save = async (): Promise<void> => {
    cancel()
    const json = contentJson
    if (await saveFormDraft(name, content)) noteStored(json)
    if (contentJson === json) isUnsaved = false
  }

  /**
   * True if the device may no longer have the draft. In fair mode the browser may have stopped the worker, and with it
   * the draft in the worker's memory. Otherwise a clock that was set forward by a day makes the stored draft too old.
   */
  const mayBeLost = () => content !== undefined && (isFairMode() || clockOffset() - offsetWhenStored >= DRAFT_MS)

  const saveIfUnsaved = async (): Promise<void> => {
    if (isUnsaved) await save()
  }

  return {
    /** Returns what the form contains, as JSON; undefined while it is blank. */
    json: () => contentJson,

    /** Notes what the form contains. It counts as saved. */
    set(draft: Draft | undefined): void {
      setContent(draft)
      isUnsaved = false
    },

    /** Notes what the form contains and, if that is a change, saves it soon. Returns true if it is a change. */
    change(draft: Draft | undefined): boolean {
      const before = contentJson
      setContent(draft)
      if (contentJson === before) return false
      isUnsaved = true
      sentAs = undefined
      // Save the first change without delay: this creates the database, so that later changes need not wait for its
      // creation. Delete an emptied draft without delay, because the visitor may close the page right after.
      const isUrgent = before === undefined || draft === undefined
      if (isUrgent) cancel()
      // Typing on does not put off a planned save: the browser may crash before the visitor pauses.
      timer ??= setTimeout(save, isUrgent ? 0 : SAVE_DELAY_MS)
      return true
    },

    /** Cancels the saving that `change` has planned. The change stays unsaved. */
    cancel,

    saveIfUnsaved,

    /** Saves an unsaved change now. */
    saveNow(): void {
      cancel()
      void saveIfUnsaved()
    },

    /** Notes the id of the submission as which the content is being stored. */
    noteSubmission(id: string): void {
      sentAs = id
    },

    async saveIfGone(): Promise<void> {
      if (!(await isFormDraftStored(name))) await save()
    },

    /**
     * Saves an unsaved change synchronously, in local storage. Uses the database only if local storage refuses: a
     * transaction is aborted when the page enters the bfcache and runs again when Back shows the page (`transact`). It
     * would then replace the draft that the next page has saved.
     */
    saveSync(): void {
      if (!isUnsaved && !mayBeLost()) return
      if (!saveFormDraftSync(name, content, sentAs)) void save()
    },

    /** Deletes the stored draft. Resolves when it is deleted. */
    async delete(): Promise<void> {
      cancel()
      isUnsaved = false
      await saveFormDraft(name, undefined)
      noteStored(undefined)
    },

    /** Notes that this page fills in the draft `stored` from the device. */
    noteRead: (stored: unknown) => noteStored(JSON.stringify(stored)),

    /**
     * True if another page has changed or deleted the draft since this page read or stored it: `stored`, the draft that
     * the device has now, is then newer than the text of the form. If the two are the same, the text counts as saved.
     */
    isOutdatedBy(stored: unknown): boolean {
      const json = JSON.stringify(stored)
      if (json !== contentJson) return json !== storedJson
      noteStored(json)
      isUnsaved = false
      return false
    },
  }
}
