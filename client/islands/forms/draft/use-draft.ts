import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isDraftStored } from '#client/device/drafts/drafts.ts'
import { loadFormDraft, saveFormDraft, saveFormDraftSync } from '#client/device/drafts/form-draft.ts'
import { isFairMode } from '#client/device/fair-mode/fair-mode.ts'

const SAVE_DELAY_MS = 400

interface DraftKeeper {
  /** True once the draft of an earlier page, if there is one, has been loaded and `onLoaded` has finished. */
  isLoaded: boolean
  /**
   * Saves an unsaved change now. Call this before sending: a save after the pause in typing might write the draft again
   * after it was deleted.
   */
  saveNow: () => void
  /**
   * Call this when the form gets the focus. If the form has been blank since the page was opened, loads the draft that
   * another tab has saved meanwhile: otherwise the first letter typed here would replace that draft.
   */
  lookAgain: () => void
  /** Saves the draft again if it is gone: a failed submission may have deleted it. */
  saveAgain: () => Promise<void>
  /** Deletes the draft after the form was sent. Resolves when the draft is deleted. Later changes start a new draft. */
  end: () => Promise<unknown>
}

/**
 * Saves `draft` under `name` whenever it changes, even if the page is closed or killed: on the device, or in the memory
 * of the service worker in fair mode (a tablet shared at a job fair). If `draft` becomes undefined, deletes the saved
 * draft.
 *
 * When the hook starts, calls `onLoaded` with the draft that an earlier page has saved, or undefined. Calls it again if
 * `lookAgain` finds a draft of another tab. `onLoaded` must resolve with true if the form then contains only the loaded
 * draft. Such a draft is not saved again, because reading a draft must not extend the day for which it is kept.
 *
 * Until `onLoaded` has finished, `draft` is saved only when the page is closed or hidden. It is then marked as partial,
 * because it lacks the texts of the earlier draft (`saveFormDraftSync`).
 */
export function useDraft<Draft>(
  name: string,
  draft: Draft | undefined,
  onLoaded: (kept: unknown) => Promise<boolean>,
): DraftKeeper {
  const [isLoaded, setIsLoaded] = useState(false)
  const unsaved = useRef(false)
  const ended = useRef(false)
  const untouched = useRef(false)
  const wasChanged = useRef(false)
  const isLooking = useRef(false)
  const fillIn = useEffectEvent(onLoaded)
  /** The draft at its last change, as JSON. */
  const lastText = useRef<string>(undefined)
  /** The draft that this page last read from the device or stored on it, as JSON. */
  const storedText = useRef<string>(undefined)
  /**
   * Stores the draft. `unsaved` stays true until the draft has been written. If the page is closed earlier, for example
   * while the database is still being opened, `save` also writes the draft synchronously.
   */
  const store = async () => {
    const textBefore = lastText.current
    const text = JSON.stringify(draft)
    if ((await saveFormDraft(name, draft)) && !ended.current) storedText.current = text
    if (lastText.current === textBefore) unsaved.current = false
  }
  const save = useEffectEvent((atOnce: boolean) => {
    if (ended.current) return
    if (!isLoaded && draft !== undefined) saveFormDraftSync(name, draft, true)
    // In fair mode the browser may have stopped the worker, and with it the draft in the worker's memory.
    const mayBeLost = atOnce && isLoaded && draft !== undefined && isFairMode()
    if (!unsaved.current && !mayBeLost) return
    if (atOnce) saveFormDraftSync(name, draft)
    void store()
  })

  const takeOver = useEffectEvent(async (kept: unknown) => {
    setIsLoaded(false)
    storedText.current = JSON.stringify(kept)
    untouched.current = await fillIn(kept)
    setIsLoaded(true)
  })
  /** True if the form has been blank since the page was opened. It can then take over a draft without losing text. */
  const isUnused = () => draft === undefined && !wasChanged.current
  const replaceByStored = useEffectEvent(async (kept: unknown) => {
    if (isUnused()) await takeOver(kept)
    else location.reload()
  })

  useEffect(() => {
    let left = false
    const load = async () => {
      const kept = await loadFormDraft(name)
      if (!left) await takeOver(kept)
    }
    void load()
    // While this page was in the bfcache, another page may have saved a newer draft, or may have sent the draft.
    // Otherwise the next change here would replace that draft, and the visitor could send the same text again. A blank
    // form takes the draft over without a reload, because the page may show a receipt.
    const followStored = async ({ persisted }: PageTransitionEvent) => {
      if (!persisted || unsaved.current) return
      const kept = await loadFormDraft(name)
      // In fair mode drafts are only in the memory of the service worker. If the worker has lost the draft, only this
      // page has the text: do not reload it.
      if (kept === undefined && isFairMode()) return
      if (JSON.stringify(kept) !== storedText.current && !unsaved.current) await replaceByStored(kept)
    }
    addEventListener('pageshow', followStored)
    return () => {
      left = true
      removeEventListener('pageshow', followStored)
    }
  }, [name])

  const text = JSON.stringify(draft)
  useEffect(() => {
    if (!isLoaded) return
    const isUntouched = untouched.current
    untouched.current = false
    if (lastText.current === text) return
    const isFirst = lastText.current === undefined
    lastText.current = text
    // After sending, `draft` becomes undefined. `end` has deleted the saved draft already. If a draft is stored now, it
    // is from another tab: do not delete it.
    if (isUntouched || (text === undefined && ended.current)) return
    unsaved.current = true
    wasChanged.current = true
    ended.current = false
    // Save the first change without delay: this creates the database, so that later changes need not wait for its
    // creation. Delete an emptied draft without delay, because the visitor may close the page right after.
    const timer = setTimeout(save, isFirst || text === undefined ? 0 : SAVE_DELAY_MS, false)
    return () => clearTimeout(timer)
  }, [isLoaded, text])

  useEffect(() => {
    const flush = () => save(true)
    const onVisibility = () => document.visibilityState === 'hidden' && flush()
    addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', onVisibility)
      flush()
    }
  }, [])

  return {
    isLoaded,
    async lookAgain() {
      if (!isLoaded || !isUnused() || isLooking.current) return
      isLooking.current = true
      const kept = await loadFormDraft(name)
      if (kept !== undefined) await takeOver(kept)
      isLooking.current = false
    },
    saveNow() {
      if (!unsaved.current) return
      void store()
      unsaved.current = false
    },
    async saveAgain() {
      if (!(await isDraftStored(name))) await store()
    },
    end() {
      ended.current = true
      storedText.current = undefined
      return saveFormDraft(name, undefined)
    },
  }
}
