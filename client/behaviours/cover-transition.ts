import { isPlainClick } from '#client/routing/plain-click.ts'

/** Nothing but the cover of that case study moves: the rest changes at once. */
const coverStyle = (slug = '') =>
  `@view-transition { navigation: auto } html { view-transition-name: none } main [data-cover="${slug}"] { view-transition-name: cover }`

/**
 * Where the link to a case study stands on its cover, that cover becomes the one at the top of the page it leads to, which
 * `bootstrap.js` gives the same style before its first frame (CSS View Transitions 2, §2). Browsers without it simply load the page.
 */
export function startCoverTransition(): void {
  const style = document.createElement('style')
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a')
    const cover = link?.closest('li')?.querySelector<HTMLElement>('[data-cover]')
    if (!cover || !isPlainClick(event) || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    style.textContent = coverStyle(cover.dataset.cover)
    try {
      sessionStorage.coverStyle = style.textContent
      document.head.append(style)
    } catch {
      // Storage refused: the page it leads to would not know.
    }
  })
  // Browsers keep the page as it was left.
  addEventListener('pageshow', () => style.remove())
}
