import { isPlainClick } from './plain-click.ts'

/**
 * Returns the CSS of the view transition. Only the cover picture of the case study `slug` moves; everything else on the
 * page changes at once.
 */
const coverStyle = (slug = '') => `@view-transition { navigation: auto }
html, main [data-cover] { view-transition-name: none }
main [data-cover="${slug}"] { view-transition-name: cover }`

const style = document.createElement('style')
let pressed: HTMLElement | undefined

/**
 * Lets a pressed cover picture move to its place at the top of the case study that its link opens (CSS View Transitions
 * 2, §2). Both documents need a CSS rule that asks for the transition. This page gets the rule only for this
 * navigation, so that browsers take no snapshots for other navigations. `receive-cover.ts` adds the rule to the next
 * page, together with a link that delays the first frame until the cover is parsed. If the browser lacks this feature
 * or the visitor prefers reduced motion, the page simply loads.
 */
export function startCoverTransition(): void {
  style.dataset.coverStyle = ''
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a')
    const cover = link?.closest('li')?.querySelector<HTMLElement>('[data-cover]')
    if (!cover || !isPlainClick(event) || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    pressed = cover
    style.textContent = coverStyle(cover.dataset.cover)
    try {
      sessionStorage.coverHead = `${style.outerHTML}<link rel="expect" href="#cover" blocking="render">`
      document.head.append(style)
    } catch {
      // The browser refuses storage, so the next page could not get the style: no transition.
    }
  })
  // `ready` rejects if the browser skips the transition, which is no error here.
  addEventListener('pageswap', ({ viewTransition }) => viewTransition?.ready.catch(() => {}))
  // A page restored from the bfcache still contains the style, which belongs to the earlier navigation.
  addEventListener('pageshow', ({ persisted }) => persisted && style.remove())
}

/**
 * Returns the cover picture that was just pressed, if any, and removes the CSS that `startCoverTransition` has added.
 * Only a navigation to another document needs this CSS; a swap of the page's HTML inside this document does not. Call
 * this before the browser applies the CSS, because applying it takes 60 ms on a slow phone.
 */
export function takePressedCover(): HTMLElement | undefined {
  const cover = style.isConnected ? pressed : undefined
  if (cover) delete sessionStorage.coverHead
  style.remove()
  return cover
}

/**
 * Calls `change`, which replaces the page's HTML. If a cover picture was pressed, moves it to its place on the new
 * page. Resolves when the HTML is replaced.
 */
export async function changeWithCover(cover: HTMLElement | undefined, change: () => void): Promise<void> {
  if (!cover?.isConnected) return change()
  const root = document.documentElement
  name(root, 'none')
  name(cover, 'cover')
  let next: HTMLElement | null
  const { updateCallbackDone, ready, finished } = document.startViewTransition(() => {
    name(cover, '')
    change()
    next = document.querySelector(`main [data-cover="${cover.dataset.cover}"]`)
    name(next, 'cover')
  })
  ready.catch(() => {})
  void finished.finally(() => {
    name(root, '')
    name(next, '')
  })
  await updateCallbackDone
}

function name(element: HTMLElement | null, value: string): void {
  element?.style.setProperty('view-transition-name', value)
}
