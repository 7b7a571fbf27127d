import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { type Location, useNavigationType } from 'react-router-dom'
import { isNavigating } from '#client/navigation/navigation-end.ts'

/**
 * Scrolling counts as ended after this time without a `scroll` event. Used only in Safari before 26.2, which has no
 * `scrollend` event.
 */
const SCROLL_END_DELAY_MS = 300

/**
 * Stores the scroll position in each history entry of the list, and restores it when the visitor comes back to the
 * entry. The browser's own scroll restoration does not work here: it runs before the list has its full length again,
 * and ends at another position.
 */
export function useListScroll(listLocation: Location, isHydrated: boolean): void {
  const isArrival = useNavigationType() === 'POP'
  const shown = useRef(listLocation)
  const notePosition = useEffectEvent(() => {
    // If a link has replaced the list by another page without loading a new document, the current history entry belongs
    // to that page: do not write into it.
    const isOnPage = location.pathname === listLocation.pathname
    // `replaceState` would cancel a navigation that is under way.
    if (isOnPage && !isNavigating()) history.replaceState({ ...history.state, place: scrollY }, '')
  })

  useEffect(() => {
    history.scrollRestoration = 'manual'
    // Let the browser restore the scroll position after a reload. The browser uses the setting that is valid when the
    // page is unloaded.
    const restoreAutomatically = () => {
      history.scrollRestoration = 'auto'
    }
    // Note the position before a link is followed, because Safari may not have reported the end of scrolling yet.
    const onClick = ({ target }: MouseEvent) => {
      if ((target as Element).closest('a')) notePosition()
    }
    notePosition()
    const stopListening = onScrollEnd(() => notePosition())
    document.addEventListener('click', onClick, true)
    addEventListener('pagehide', restoreAutomatically)
    return () => {
      stopListening()
      document.removeEventListener('click', onClick, true)
      removeEventListener('pagehide', restoreAutomatically)
    }
  }, [])

  useLayoutEffect(() => {
    if (shown.current === listLocation) return
    shown.current = listLocation
    const { place: stored } = history.state ?? {}
    // React Router also reports `POP` for a jump to an anchor. The history entry that the jump added has no stored
    // position, and the browser itself scrolls to the anchor.
    if (isArrival && stored !== undefined) scrollToPosition(stored)
    else notePosition()
  }, [listLocation, isArrival])

  useScrollBelowServedList(isHydrated)
}

/**
 * Restores the scroll position after a reload. The page at first shows only the first cards (the served list), and the
 * browser cannot scroll below its end. If the stored position is further down, scrolls there once the full list is
 * shown (`isHydrated`).
 */
function useScrollBelowServedList(isHydrated: boolean): void {
  /** True if `initialPosition` is below the end of the served list. */
  const isOutOfReach = useRef(false)
  // The scroll position in pixels that the history entry held when the list was hydrated. It is read during the first
  // render, because the first effect of `useListScroll` overwrites it.
  const [initialPosition] = useState<number>(() => globalThis.history?.state?.place ?? 0)
  useLayoutEffect(() => {
    if (!isHydrated) isOutOfReach.current = initialPosition > document.documentElement.scrollHeight - innerHeight
    else if (isOutOfReach.current) {
      isOutOfReach.current = false
      scrollToPosition(initialPosition)
      // Chromium may still be scrolling smoothly to the end of the served list until this frame ends, and would undo
      // this jump. Scroll again in the next frame.
      requestAnimationFrame(() => scrollToPosition(initialPosition))
    }
  }, [isHydrated, initialPosition])
}

function scrollToPosition(top: number): void {
  scrollTo({ top, behavior: 'instant' })
}

/** Calls `callback` whenever scrolling has ended. Returns a function that removes the listeners. */
function onScrollEnd(callback: () => void): () => void {
  if ('onscrollend' in window) {
    addEventListener('scrollend', callback)
    return () => removeEventListener('scrollend', callback)
  }
  let delay: ReturnType<typeof setTimeout>
  const restartDelay = () => {
    clearTimeout(delay)
    delay = setTimeout(callback, SCROLL_END_DELAY_MS)
  }
  addEventListener('scroll', restartDelay, { passive: true })
  return () => {
    clearTimeout(delay)
    removeEventListener('scroll', restartDelay)
  }
}
