import { type MouseEvent, useCallback, useContext, useEffect, useLayoutEffect, useRef } from 'react'
import {
  type Location,
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
  useNavigationType,
} from 'react-router-dom'
import { noteInEntry, readEntry } from '#client/routing/history-entry.ts'
import { hashTarget } from './hash-target.ts'
import { loadPage } from './load-page.ts'

/**
 * Turns clicks on plain links of the site into client-side navigation, and afterwards scrolls and moves the focus as
 * a page load would. Returns the click handler for the root element.
 */
export function useNavigationBehaviour(): (event: MouseEvent) => void {
  // The history itself: `useNavigate` brings along 1 kB for relative paths and data routers, and links here are absolute.
  const { navigator } = useContext(NavigationContext)
  /** The page asked for last: another press while one loads means that one instead. */
  const wanted = useRef('')
  const notePlace = useScrollAndFocus()
  return (event) => {
    const link = (event.target as Element).closest('a')
    if (link) notePlace()
    if (!link || event.defaultPrevented || !staysInSite(event, link)) return
    event.preventDefault()
    // The bootstrap script has already stored the choice and put the present query and hash on the link.
    const { href, pathname, search, hash } = link
    const keepScroll = link.hasAttribute('hreflang')
    wanted.current = href
    const go = () => {
      if (wanted.current !== href) return
      // As browsers do it: the page that is on screen already gets no second entry.
      const how = href === location.href ? 'replace' : 'push'
      navigator[how](pathname + search + hash, { keepScroll })
    }
    loadPage(pathname).then(go, () => location.assign(href))
  }
}

/** True for an unmodified click on a link to another page of this site; jumps inside the page are the browser's. */
function staysInSite(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const plainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const sameTab = (!link.target || link.target === '_self') && !link.hasAttribute('download')
  const page = link.origin === location.origin && !/^\/api\/|\.\w+$/.test(link.pathname)
  const samePage = link.pathname === location.pathname && link.search === location.search
  return plainClick && sameTab && page && !(samePage && link.hash)
}

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

/** Gives the function that notes the place of the page on screen at once. */
function useScrollAndFocus(): () => void {
  const current = useLocation()
  const type = useNavigationType()
  const shown = useRef(current)
  const notePlace = useCallback(() => rememberPlace(shown.current), [])

  useEffect(() => {
    history.scrollRestoration = 'manual'
    // A full page load later restores by itself again.
    const giveBack = () => {
      history.scrollRestoration = 'auto'
    }
    notePlace()
    const stopListening = onScrollEnd(notePlace)
    addEventListener('pagehide', giveBack)
    return () => {
      stopListening()
      removeEventListener('pagehide', giveBack)
    }
  }, [notePlace])

  // Before the new page is painted: a view transition takes its picture then.
  useLayoutEffect(() => {
    if (shown.current === current) return
    const { pathname, hash, state } = current
    const samePage = shown.current.pathname === pathname
    shown.current = current
    if (type === 'POP') {
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

  return notePlace
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
