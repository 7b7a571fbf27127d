import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { keepDraft, keepInLastMoment, keptDraft } from './kept-draft.ts'

const SAVE_DELAY_MS = 400

/**
 * Keeps `draft` on the device under `name` while it changes (undefined: nothing to keep), also when the page is closed
 * or killed. `onLoaded` is given what an earlier page kept, once; nothing is written before it has finished. Returns a
 * function that deletes the draft after the form was sent and resolves when it is gone; what is typed from then on is
 * kept again.
 */
export function useDraft<Draft>(
  name: string,
  draft: Draft | undefined,
  onLoaded: (kept: unknown) => void | Promise<void>,
): () => Promise<void> {
  const [loaded, setLoaded] = useState(false)
  const unsaved = useRef(false)
  const ended = useRef(false)
  const takeOver = useEffectEvent(onLoaded)
  const save = useEffectEvent((atOnce: boolean) => {
    if (!unsaved.current || ended.current) return
    unsaved.current = false
    if (atOnce) keepInLastMoment(name, draft)
    void keepDraft(name, draft)
  })

  useEffect(() => {
    let left = false
    const load = async () => {
      const kept = await keptDraft(name)
      if (left) return
      await takeOver(kept)
      setLoaded(true)
    }
    void load()
    return () => {
      left = true
    }
  }, [name])

  const text = JSON.stringify(draft)
  const savedText = useRef<string>(undefined)
  useEffect(() => {
    if (!loaded || savedText.current === text) return
    savedText.current = text
    unsaved.current = true
    ended.current = false
    const timer = setTimeout(save, SAVE_DELAY_MS, false)
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

  return () => {
    ended.current = true
    return keepDraft(name, undefined)
  }
}
