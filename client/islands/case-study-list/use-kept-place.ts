import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, useNavigationType } from 'react-router-dom'
import { noteInEntry, readEntry } from './history-entry.ts'
import { useListLocation } from './use-list-location.ts'

/** Safari refuses more than a hundred changes of the history in 30 s. */
const RESTS_AFTER_MS = 300

/** Calls back whenever scrolling has ended, which Safari before 26.2 does not tell by itself. Returns how to end that. */
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

/**
 * Notes in the history how far the page was scrolled at each step of the list, and scrolls there when a visitor comes back to one: the
 * browser does so before the list has its length.
 */
export function useKeptPlace(): void {
  const current = useListLocation()
  const type = useNavigationType()
  const shown = useRef<Location>(undefined)
  const notePlace = useCallback(() => shown.current && notePlaceOf(shown.current), [])

  useEffect(() => {
    history.scrollRestoration = 'manual'
    // When the page is loaded anew the browser restores it again.
    const giveBack = () => {
      history.scrollRestoration = 'auto'
    }
    const onClick = ({ target }: MouseEvent) => {
      if ((target as Element).closest('a')) notePlace()
    }
    notePlace()
    const stopListening = onScrollEnd(notePlace)
    // Before the link is followed: Safari may not have told the end of scrolling.
    document.addEventListener('click', onClick, true)
    addEventListener('pagehide', giveBack)
    return () => {
      stopListening()
      document.removeEventListener('click', onClick, true)
      removeEventListener('pagehide', giveBack)
    }
  }, [notePlace])

  useLayoutEffect(() => {
    if (shown.current === current) return
    const isFirst = shown.current === undefined
    shown.current = current
    // A jump inside the page has just made its entry, without a place: the browser scrolls to it.
    const { place } = readEntry()
    if (type === 'POP' && !isFirst && place !== undefined) scrollTo({ top: place, behavior: 'instant' })
    else if (!isFirst) notePlaceOf(current)
  }, [current, type])
}

/** Notes how far the page is scrolled in its history entry. */
function notePlaceOf(location: Location): void {
  noteInEntry(location, { place: scrollY })
}
