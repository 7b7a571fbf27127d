import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, useLocation, useNavigationType } from 'react-router-dom'
import { noteInEntry, readEntry } from '#client/routing/history-entry.ts'
import { hashTarget } from './hash-target.ts'

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

/** The page that was on screen before any was rendered here. */
const servedPathname = globalThis.location?.pathname

/**
 * Scrolls and moves the focus after each navigation as a page load would, and notes in the history how far each page was scrolled when
 * it was left. A page that was not navigated to, but has been there, stays where it is.
 */
export function useScrollAndFocus(): void {
  const current = useLocation()
  const type = useNavigationType()
  const shown = useRef<Location>(undefined)
  const notePlace = useCallback(() => shown.current && rememberPlace(shown.current), [])

  useEffect(() => {
    history.scrollRestoration = 'manual'
    // A full page load later restores by itself again.
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

  // Before the new page is painted: a view transition takes its picture then.
  useLayoutEffect(() => {
    if (shown.current === current) return
    const { pathname, hash, state } = current
    const isFirst = shown.current === undefined
    const samePage = (shown.current?.pathname ?? servedPathname) === pathname
    shown.current = current
    if (type === 'POP') {
      if (isFirst) return
      // A jump inside the page has just made its entry, without a place: the browser scrolls to it.
      const { place } = readEntry()
      if (place !== undefined) scrollTo({ top: place, behavior: 'instant' })
    } else if (!state?.keepScroll && (!samePage || hash)) {
      const target = hashTarget(hash)
      if (target) target.scrollIntoView()
      else scrollTo({ top: 0, behavior: 'instant' })
      if (!samePage) startAt(target ?? document.getElementById('main'))
    }
    rememberPlace(current)
  }, [current, type])
}

/** Tab and screen readers go on from this element. */
function startAt(element: HTMLElement | null): void {
  if (!element) return
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** Notes how far the page is scrolled in its history entry. */
function rememberPlace(location: Location): void {
  noteInEntry(location, { place: scrollY })
}
