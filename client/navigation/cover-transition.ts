import { prefersReducedMotion } from '#client/document/reduced-motion.ts'
import { isPlainClick } from './plain-click.ts'

/**
 * Returns the CSS of the view transition. Only the cover of the item `slug` moves; everything else on the page changes
 * at once.
 */
const coverStyle = (slug = '') => `@view-transition { navigation: auto }
html, main [data-cover] { view-transition-name: none }
main [data-cover="${slug}"] { view-transition-name: cover }`

const style = document.createElement('style')
let pressedCover: HTMLElement | undefined

/**
 * Lets the cover of a pressed card move to its place at the top of the page that the link opens (CSS View Transitions
 * 2, §2). The cover (`data-cover`) is the picture of a case study or of a job. Both documents need a CSS rule that asks
 * for the transition. This page gets the rule only when such a card is pressed, so that browsers take no snapshots for
 * other navigations. `receive-cover.ts` adds the rule to the next page, together with a `<link>` that delays the first
 * frame until the cover is parsed. If the browser lacks this feature or the visitor prefers reduced motion, the page
 * simply loads. A link with a hash leads past the top of the page, so its cover does not move. If the link swaps the page
 * inside the document, `change-with-cover.ts` moves the cover.
 */
export function startCoverTransition(): void {
  style.dataset.coverStyle = ''
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a')
    const cover = link?.closest('li')?.querySelector<HTMLElement>('[data-cover]')
    if (!cover || link?.hash || !isPlainClick(event) || prefersReducedMotion()) return
    pressedCover = cover
    style.textContent = coverStyle(cover.dataset.cover)
    try {
      sessionStorage.coverHead = `${style.outerHTML}<link rel="expect" href="#cover" blocking="render">`
      document.head.append(style)
    } catch {
      // The browser refuses storage, so the next page could not get the style. It loads without a transition.
    }
  })
  // `ready` rejects if the browser skips the transition, which is no error here.
  addEventListener('pageswap', ({ viewTransition }) => viewTransition?.ready.catch(() => {}))
  // A page restored from the bfcache still contains the style, which belongs to the earlier navigation.
  addEventListener('pageshow', ({ persisted }) => persisted && style.remove())
}

/**
 * Returns the cover whose card was just pressed, if any, and removes the CSS that `startCoverTransition` has added.
 * Only a navigation to another document needs this CSS; a swap of the page's HTML inside this document does not. Call
 * this before the browser applies the CSS, because applying it takes 60 ms on a slow phone.
 */
export function takePressedCover(): HTMLElement | undefined {
  const cover = style.isConnected ? pressedCover : undefined
  if (cover) delete sessionStorage.coverHead
  style.remove()
  return cover
}
