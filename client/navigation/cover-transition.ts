import { isPlainClick } from './plain-click.ts'

/** Nothing but the cover of that case study moves: the rest changes at once. */
const coverStyle = (slug = '') => `@view-transition { navigation: auto }
html, main [data-cover] { view-transition-name: none }
main [data-cover="${slug}"] { view-transition-name: cover }`

const style = document.createElement('style')
let pressed: HTMLElement | undefined

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
    pressed = cover
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

/**
 * The cover that has been pressed, for a page that changes inside the document: no other document needs to know of it. To be called while
 * the link is followed, before the style that documents take is of any effect: it would cost a slow phone 60 ms.
 */
export function takePressedCover(): HTMLElement | undefined {
  const cover = style.isConnected ? pressed : undefined
  if (cover) delete sessionStorage.coverHead
  style.remove()
  return cover
}

/** Changes the page inside the document, with the way of a cover that was pressed. Resolves when it is changed. */
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
