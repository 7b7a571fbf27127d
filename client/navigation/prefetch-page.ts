import { canSwapPage } from './can-swap-page.ts'
import { fetchPage, type ServedPage } from './served-page.ts'

/**
 * How long the pointer or the focus must rest on a link before its page is prefetched, so that a pointer that crosses a
 * link fetches nothing. A press on the link prefetches the page without this delay.
 */
const DWELL_MS = 50

let prefetched: { href: string; page: Promise<ServedPage> } | undefined
let timer: ReturnType<typeof setTimeout>

/**
 * Fetches and parses the page of a link when the visitor points at the link, touches or focuses it. The page is then
 * ready when the visitor presses the link.
 */
export function startPrefetching(): void {
  for (const touch of ['pointerover', 'focusin'])
    addEventListener(touch, (event) => {
      clearTimeout(timer)
      timer = setTimeout(prefetch, DWELL_MS, event.target)
    })
  addEventListener('pointerdown', ({ target }) => prefetch(target))
  // This script is loaded when the visitor first does anything on the page. If the visitor pointed at a link or focused
  // it, the event came before the listeners above, so the page of this link is prefetched now.
  prefetch(document.querySelector('a:is(:hover, :focus)'))
}

function prefetch(target: EventTarget | null): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]:not([target], [download])')
  if (
    !link ||
    link.pathname === location.pathname ||
    link.href === prefetched?.href ||
    !canSwapPage(new URL(link.href))
  )
    return
  prefetched = { href: link.href, page: fetchPage(link.href) }
  // Keeps a failed prefetch from being reported as an unhandled rejection. When the link is pressed, `takePage()`
  // returns the same promise, and its caller handles the failure.
  prefetched.page.catch(() => {})
}

/** Returns the page at an address: the prefetched one, or one that is fetched now. Rejects as `fetchPage` does. */
export function takePage(href: string): Promise<ServedPage> {
  const page = prefetched?.href === href ? prefetched.page : fetchPage(href)
  prefetched = undefined
  return page
}
