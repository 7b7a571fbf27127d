import { canSwapPage } from './can-swap-page.ts'
import { fetchPage, type ServedPage } from './served-page.ts'

/** A pointer that only crosses a link fetches nothing. */
const DWELL_MS = 50

let prefetched: { href: string; page: Promise<ServedPage> } | undefined
let timer: ReturnType<typeof setTimeout>

/** Fetches and parses the page of a link that is pointed at, touched or focused, so that it is ready when the link is pressed. */
export function startPrefetching(): void {
  for (const touch of ['pointerover', 'focusin'])
    addEventListener(touch, (event) => {
      clearTimeout(timer)
      timer = setTimeout(prefetch, DWELL_MS, event.target)
    })
  addEventListener('pointerdown', ({ target }) => prefetch(target))
  // The first touch, which loaded this script, may have been on a link.
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
  // `takePage()` passes a failure on when the link is pressed.
  prefetched.page.catch(() => {})
}

/** The page at an address, prefetched or fetched now. Rejects like `fetchPage`. */
export function takePage(href: string): Promise<ServedPage> {
  const page = prefetched?.href === href ? prefetched.page : fetchPage(href)
  prefetched = undefined
  return page
}
