import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { deleteDraft, loadDraft, saveDraft } from '#client/outbox/drafts.ts'

const SAVE_DELAY_MS = 400
/** Local storage holds what is typed in the last moment: nothing else can be written while a page is going away. */
const LAST_MOMENT_PREFIX = 'draft:'

function lastMoment(name: string): unknown {
  try {
    const text = localStorage.getItem(LAST_MOMENT_PREFIX + name)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

function setLastMoment(name: string, draft: unknown): void {
  try {
    if (draft === undefined) localStorage.removeItem(LAST_MOMENT_PREFIX + name)
    else localStorage.setItem(LAST_MOMENT_PREFIX + name, JSON.stringify(draft))
  } catch {
    // Refused, as in some private modes: a draft is a convenience.
  }
}

async function keep(name: string, draft: unknown): Promise<void> {
  try {
    await (draft === undefined ? deleteDraft(name) : saveDraft(name, draft))
    setLastMoment(name, undefined)
  } catch {
    setLastMoment(name, draft)
  }
}

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
    if (atOnce) setLastMoment(name, draft)
    void keep(name, draft)
  })

  useEffect(() => {
    let left = false
    const load = async () => {
      const kept = lastMoment(name) ?? (await loadDraft(name).catch(() => undefined))
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
    return keep(name, undefined)
  }
}
