import { useLayoutEffect, useRef } from 'react'

/** How far the page was scrolled when it was left; read at once, for it is soon noted anew. */
const placeBefore: number = globalThis.history?.state?.place ?? 0

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
