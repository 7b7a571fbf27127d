import { canSwapPage } from './can-swap-page.ts'
import { fetchPage, type ServedPage } from './served-page.ts'

/** A pointer that passes over a link on its way elsewhere asks for nothing. */
const DWELL_MS = 50

let ahead: { href: string; page: Promise<ServedPage> } | undefined
let timer: ReturnType<typeof setTimeout>

/** Fetches the page of a link that is pointed at, touched or focused: it is there, parsed, when the link is pressed. */
export function startFetchingAhead(): void {
  for (const touch of ['pointerover', 'focusin'])
    addEventListener(touch, (event) => {
      clearTimeout(timer)
      timer = setTimeout(fetchAhead, DWELL_MS, event.target)
    })
  addEventListener('pointerdown', ({ target }) => fetchAhead(target))
  // The touch that brought this script may have been that one.
  fetchAhead(document.querySelector('a:is(:hover, :focus)'))
}

function fetchAhead(target: EventTarget | null): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]:not([target], [download])')
  if (!link || link.pathname === location.pathname || link.href === ahead?.href || !canSwapPage(new URL(link.href)))
    return
  ahead = { href: link.href, page: fetchPage(link.href) }
  // Whoever follows the link hears of it.
  ahead.page.catch(() => {})
}

/** The page at an address, which may have been fetched ahead. Rejects like `fetchPage`. */
export function takePage(href: string): Promise<ServedPage> {
  const page = ahead?.href === href ? ahead.page : fetchPage(href)
  ahead = undefined
  return page
}
