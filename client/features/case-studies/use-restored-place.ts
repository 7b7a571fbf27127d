import { useLayoutEffect, useRef } from 'react'

/** How far the page was scrolled when it was left; read at once, for it is soon noted anew. */
const placeBefore: number | undefined = globalThis.history?.state?.place

/**
 * Scrolls a reloaded page to where it was left, if the browser could not because the list was served shorter than it
 * becomes once it is whole. A visitor who has scrolled meanwhile stays where he is.
 */
export function useRestoredPlace(isWhole: boolean): void {
  const isCutShort = useRef(false)
  useLayoutEffect(() => {
    if (placeBefore === undefined) return
    if (isWhole) {
      if (isCutShort.current) scrollTo({ top: placeBefore, behavior: 'instant' })
      isCutShort.current = false
    } else if (placeBefore > scrollY) {
      isCutShort.current = Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight
    }
  }, [isWhole])
}
