import { useEffect, useState } from 'react'
import { copyTextOf } from './copy-text-of.ts'

/** How long it is said that something was copied (specification §9). */
const COPIED_TOAST_MS = 3000

export type CopyOutcome = 'copied' | 'copyFailed'

/**
 * Copies the text of an element to the clipboard. `outcome` is what to tell the visitor: a success for three seconds, a failure
 * until the next try, for there is something left to do by hand.
 */
export function useCopy() {
  // An object of its own for each press, so that the time starts anew.
  const [last, setLast] = useState<{ outcome: CopyOutcome }>()

  useEffect(() => {
    if (last?.outcome !== 'copied') return
    const timer = setTimeout(setLast, COPIED_TOAST_MS)
    return () => clearTimeout(timer)
  }, [last])

  const copy = async (element: Element | null) => {
    if (element) setLast({ outcome: (await copyTextOf(element)) ? 'copied' : 'copyFailed' })
  }

  return { outcome: last?.outcome, copy }
}
