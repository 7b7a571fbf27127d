import { isPlainClick } from './plain-click.ts'
import type { ServedPage } from './served-page.ts'

/**
 * Returns the CSS of the view transition. Only the cover of the item `slug` moves; everything else on the page changes
 * at once.
 */
const coverStyle = (slug = '') => `@view-transition { navigation: auto }
html, main [data-cover] { view-transition-name: none }
main [data-cover="${slug}"] { view-transition-name: cover }`

const style = document.createElement('style')
let pressedCover: HTMLElement | undefined
/** Removes each `view-transition-name` that the last transition inside this document has given to an element. */
let removeTransitionNames = () => {}

/**
 * Lets the cover of a pressed card move to its place at the top of the page that the link opens (CSS View Transitions
 * 2, §2). The cover (`data-cover`) is the picture of a case study or of a job. Both documents need a CSS rule that asks
 * for the transition. This page gets the rule only when such a card is pressed, so that browsers take no snapshots for
 * other navigations. `receive-cover.ts` adds the rule to the next page, together with a `<link>` that delays the first
 * frame until the cover is parsed. If the browser lacks this feature or the visitor prefers reduced motion, the page
 * simply loads. A link with a hash leads past the top of the page, so its cover does not move.
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

/**
 * The parameter is the page to which Back or Forward leads. Returns the cover at the top of the current page, if it can
 * move into its card on that page. Otherwise returns undefined, for example if the visitor has scrolled the cover out
 * of sight.
 */
export function coverOnBack({ root }: ServedPage): HTMLElement | undefined {
  const cover = document.getElementById('cover')
  if (!cover || !root.querySelector(selectorOf(cover)) || prefersReducedMotion()) return undefined
  return cover.getBoundingClientRect().bottom > 0 ? cover : undefined
}

/**
 * Calls `change`, which replaces the page's HTML. If a cover is given, moves it to its place on the new page. On narrow
 * screens a job's page hides the cover; then nothing moves. Resolves when the HTML is replaced.
 */
export async function changeWithCover(cover: HTMLElement | undefined, change: () => void): Promise<void> {
  if (!cover?.isConnected) return change()
  const root = document.documentElement
  let next: HTMLElement | null = null
  // An earlier transition that is still running ends when the new transition starts. Its `view-transition-name`s are
  // removed before the new ones are set: both may be set on the same elements, and a later removal could remove new
  // ones.
  removeTransitionNames()
  setTransitionName(root, 'none')
  setTransitionName(cover, 'cover')
  const transition = document.startViewTransition(() => {
    setTransitionName(cover, '')
    change()
    next = document.querySelector(selectorOf(cover))
    setTransitionName(next, 'cover')
    if (!next?.getClientRects().length) transition.skipTransition()
  })
  transition.ready.catch(() => {})
  const removeTheseNames = () => {
    setTransitionName(root, '')
    setTransitionName(next, '')
  }
  removeTransitionNames = removeTheseNames
  // If `change` throws, `finished` and `updateCallbackDone` both reject. The rejection of `finished` is ignored,
  // because the caller gets that of `updateCallbackDone`.
  void transition.finished
    .catch(() => {})
    .finally(() => {
      // A later transition has already removed these names at its start.
      if (removeTransitionNames === removeTheseNames) removeTransitionNames()
    })
  await transition.updateCallbackDone
}

function selectorOf({ dataset }: HTMLElement): string {
  return `main [data-cover="${dataset.cover}"]`
}

function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

function setTransitionName(element: HTMLElement | null, value: string): void {
  element?.style.setProperty('view-transition-name', value)
}
