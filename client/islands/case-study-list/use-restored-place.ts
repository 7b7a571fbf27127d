import { useLayoutEffect, useRef } from 'react'
import { readEntry } from './history-entry.ts'

/** How far the page was scrolled when it was left. Read before anything is hydrated, for then the place is noted anew. */
const placeBefore = readEntry().place ?? 0

/**
 * Scrolls a reloaded page to where it was left, if the browser could not because the list was served shorter than it
 * becomes once it is whole.
 */
export function useRestoredPlace(isWhole: boolean): void {
  const isOutOfReach = useRef(false)
  useLayoutEffect(() => {
    if (!placeBefore) return
    if (!isWhole) isOutOfReach.current = placeBefore > document.documentElement.scrollHeight - innerHeight
    else if (isOutOfReach.current) {
      isOutOfReach.current = false
      goToPlace()
      // Chromium may be gliding to where it could, and goes on for the rest of the frame.
      requestAnimationFrame(goToPlace)
    }
  }, [isWhole])
}

function goToPlace(): void {
  scrollTo({ top: placeBefore, behavior: 'instant' })
}
