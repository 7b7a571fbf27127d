import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { type Location, useNavigationType } from 'react-router-dom'
import { mayWriteHistory } from './may-write-history.ts'

/** Safari before 26.2 has no `scrollend`: scrolling has ended after this time without a `scroll`. */
const RESTS_AFTER_MS = 300

/** How far the reloaded page was scrolled when it was left. Read before hydration, which notes the place anew. */
const placeBefore: number = globalThis.history?.state?.place ?? 0

/**
 * Stores in each of the list's history entries how far the page was scrolled, and scrolls there when the visitor comes back to the entry. The
 * browser's own scroll restoration runs before the list has its full length again, and ends at another place.
 */
export function useListPlace(location: Location, isReady: boolean): void {
  const isBack = useNavigationType() === 'POP'
  const shown = useRef(location)
  const isOutOfReach = useRef(false)
  const notePlace = useEffectEvent(() => {
    if (mayWriteHistory(location.pathname)) history.replaceState({ ...history.state, place: scrollY }, '')
  })

  useEffect(() => {
    history.scrollRestoration = 'manual'
    // After a reload the browser itself restores the place.
    const restoreAutomatically = () => {
      history.scrollRestoration = 'auto'
    }
    // Before a link is followed: Safari may not have reported the end of scrolling yet.
    const onClick = ({ target }: MouseEvent) => {
      if ((target as Element).closest('a')) notePlace()
    }
    notePlace()
    const stopListening = onScrollEnd(() => notePlace())
    document.addEventListener('click', onClick, true)
    addEventListener('pagehide', restoreAutomatically)
    return () => {
      stopListening()
      document.removeEventListener('click', onClick, true)
      removeEventListener('pagehide', restoreAutomatically)
    }
  }, [])

  useLayoutEffect(() => {
    if (shown.current === location) return
    shown.current = location
    const { place } = history.state ?? {}
    // The entry of a jump inside the page has no place yet: the browser scrolls there.
    if (isBack && place !== undefined) scrollToPlace(place)
    else notePlace()
  }, [location, isBack])

  // After a reload the browser cannot reach a place below the end of the served list, which is shorter.
  useLayoutEffect(() => {
    if (!isReady) isOutOfReach.current = placeBefore > document.documentElement.scrollHeight - innerHeight
    else if (isOutOfReach.current) {
      isOutOfReach.current = false
      scrollToPlace(placeBefore)
      // Chromium may be scrolling smoothly to the end of the served list, and goes on doing so for the rest of the frame.
      requestAnimationFrame(() => scrollToPlace(placeBefore))
    }
  }, [isReady])
}

function scrollToPlace(top: number): void {
  scrollTo({ top, behavior: 'instant' })
}

/** Calls back whenever scrolling has ended; returns a function that stops it. */
function onScrollEnd(callback: () => void): () => void {
  if ('onscrollend' in window) {
    addEventListener('scrollend', callback)
    return () => removeEventListener('scrollend', callback)
  }
  let rest: ReturnType<typeof setTimeout>
  const waitForRest = () => {
    clearTimeout(rest)
    rest = setTimeout(callback, RESTS_AFTER_MS)
  }
  addEventListener('scroll', waitForRest, { passive: true })
  return () => {
    clearTimeout(rest)
    removeEventListener('scroll', waitForRest)
  }
}
