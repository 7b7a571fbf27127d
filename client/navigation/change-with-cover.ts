import { prefersReducedMotion } from '#client/document/reduced-motion.ts'
import type { ServedPage } from './served-page.ts'

/** Removes each `view-transition-name` that the last transition has given to an element. */
let removeTransitionNames = () => {}

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

function setTransitionName(element: HTMLElement | null, value: string): void {
  element?.style.setProperty('view-transition-name', value)
}
