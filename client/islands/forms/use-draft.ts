import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { loadFormDraft, saveFormDraft, saveFormDraftSync } from '#client/device/drafts/form-draft.ts'

const SAVE_DELAY_MS = 400

interface DraftKeeper {
  /** Keeps what was typed last before anything else that is stored from now on. */
  keepNow: () => void
  /** Deletes the draft after the form was sent; resolves when it is gone. What is typed from then on is kept again. */
  end: () => Promise<void>
}

/**
 * Keeps `draft` on the device under `name` while it changes (undefined: nothing to keep), also when the page is closed
 * or killed. `onLoaded` is given what an earlier page kept, once; nothing is written before it has finished. It gives true when
 * the form then holds nothing else: to look at a draft is not to touch it, whose day goes on.
 */
export function useDraft<Draft>(
  name: string,
  draft: Draft | undefined,
  onLoaded: (kept: unknown) => Promise<boolean>,
): DraftKeeper {
  const [loaded, setLoaded] = useState(false)
  const unsaved = useRef(false)
  const ended = useRef(false)
  const untouched = useRef(false)
  const takeOver = useEffectEvent(onLoaded)
  const savedText = useRef<string>(undefined)
  /** It is unsaved until it is kept: a page may be left before the database that keeps it is there. */
  const keep = async () => {
    const keptText = savedText.current
    await saveFormDraft(name, draft)
    if (savedText.current === keptText) unsaved.current = false
  }
  const save = useEffectEvent((atOnce: boolean) => {
    if (ended.current) return
    if (!loaded && draft !== undefined) saveFormDraftSync(name, draft, true)
    if (!unsaved.current) return
    if (atOnce) saveFormDraftSync(name, draft)
    void keep()
  })

  useEffect(() => {
    let left = false
    const load = async () => {
      const kept = await loadFormDraft(name)
      if (left) return
      untouched.current = await takeOver(kept)
      setLoaded(true)
    }
    void load()
    return () => {
      left = true
    }
  }, [name])

  const text = JSON.stringify(draft)
  useEffect(() => {
    if (!loaded) return
    const isUntouched = untouched.current
    untouched.current = false
    if (savedText.current === text) return
    const isFirst = savedText.current === undefined
    savedText.current = text
    if (isUntouched) return
    unsaved.current = true
    ended.current = false
    // The first change makes the database, unless there is one: it is there before there is much to lose.
    const timer = setTimeout(save, isFirst ? 0 : SAVE_DELAY_MS, false)
    return () => clearTimeout(timer)
  }, [loaded, text])

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
    keepNow() {
      if (!unsaved.current) return
      void keep()
      unsaved.current = false
    },
    end() {
      ended.current = true
      return saveFormDraft(name, undefined)
    },
  }
}
