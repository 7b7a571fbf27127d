import { useLayoutEffect, useRef } from 'react'
import { readEntry } from '#client/routing/history-entry.ts'

/**
 * How far the page was scrolled when it was left. Read before anything is hydrated, for the place is noted anew as soon as
 * the shell is, and the list comes after it. Where this file is loaded later, by a link to the list, it is the place of another
 * page and never used: no list was served then that could be too short.
 */
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
