import { isPlainClick } from '#client/routing/plain-click.ts'

/** Nothing but the cover of that case study moves: the rest changes at once. */
const coverStyle = (slug = '') => `@view-transition { navigation: auto }
html, main [data-cover] { view-transition-name: none }
main [data-cover="${slug}"] { view-transition-name: cover }`

const style = document.createElement('style')

/**
 * Where the link to a case study stands on its cover, that cover becomes the one at the top of the page it leads to, which
 * `bootstrap.js` gives the same style (CSS View Transitions 2, §2), and has in its first frame. Browsers without it simply load the page.
 */
export function startCoverTransition(): void {
  style.dataset.coverStyle = ''
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a')
    const cover = link?.closest('li')?.querySelector<HTMLElement>('[data-cover]')
    if (!cover || !isPlainClick(event) || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    style.textContent = coverStyle(cover.dataset.cover)
    try {
      sessionStorage.coverHead = `${style.outerHTML}<link rel="expect" href="#cover" blocking="render">`
      document.head.append(style)
    } catch {
      // Storage refused: the page it leads to would not know.
    }
  })
  // One that is skipped says so.
  addEventListener('pageswap', ({ viewTransition }) => viewTransition?.ready.catch(() => {}))
  // Browsers keep the page as it was left.
  addEventListener('pageshow', ({ persisted }) => persisted && style.remove())
}

/** Changes the page inside the document, with the cover's way where one was pressed. Resolves when it is changed. */
export async function changeWithCover(change: () => void): Promise<void> {
  if (!style.isConnected) return change()
  // The next document is another page's.
  delete sessionStorage.coverHead
  const { updateCallbackDone, ready, finished } = document.startViewTransition(change)
  ready.catch(() => {})
  void finished.finally(() => style.remove())
  await updateCallbackDone
}
