import { isPlainClick } from '#client/routing/plain-click.ts'

/** Nothing but what bears a name moves: the rest changes at once. */
const STYLE = '@view-transition { navigation: auto } html { view-transition-name: none }'
/** Of the next page. */
const NAMED = (slug?: string) => `${STYLE} main [data-cover="${slug}"] { view-transition-name: cover }`

/**
 * Where the link to a case study stands on its cover, that cover becomes the one at the top of the page it leads to, which
 * `bootstrap.js` gives the same name before its first frame (CSS View Transitions 2, §2). Browsers without it simply load the page.
 */
export function startCoverTransition(): void {
  if (!('onpagereveal' in window)) return
  const style = Object.assign(document.createElement('style'), { textContent: STYLE })
  let named: HTMLElement | undefined
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a')
    const cover = link?.closest('li')?.querySelector<HTMLElement>('[data-cover]')
    if (!cover || !isPlainClick(event) || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    try {
      sessionStorage.coverStyle = NAMED(cover.dataset.cover)
    } catch {
      return
    }
    named = cover
    cover.style.viewTransitionName = 'cover'
    document.head.append(style)
  })
  // One that is skipped says so.
  addEventListener('pageswap', ({ viewTransition }) => viewTransition?.ready.catch(() => {}))
  // Browsers keep the page as it was left, and Back shall be without.
  addEventListener('pagehide', () => {
    style.remove()
    named?.style.removeProperty('view-transition-name')
  })
}
