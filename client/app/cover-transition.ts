import { startTransition } from 'react'
import { flushSync } from 'react-dom'

/**
 * Renders the first page that takes the served one's place. Where its link stands on a case study's cover, that cover becomes the one
 * at the top of the page, as `CaseStudyCover` has it for pages that React has rendered both of.
 */
export function withCover(link: HTMLAnchorElement, render: () => void): void {
  const cover = link.closest('li')?.querySelector<HTMLElement>('[data-cover]')
  if (!cover || !document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    // In slices; the page before stays until all of the next is there.
    startTransition(render)
    return
  }
  const name = `cover-${cover.dataset.cover}`
  const page = document.documentElement
  cover.style.viewTransitionName = name
  // Nothing but the cover: the rest changes at once.
  page.style.viewTransitionName = 'none'
  let next: HTMLElement | null
  const transition = document.startViewTransition(() => {
    flushSync(render)
    next = document.querySelector<HTMLElement>(`main [data-cover="${cover.dataset.cover}"]`)
    if (next) next.style.viewTransitionName = name
  })
  void transition.finished.finally(() => {
    page.style.viewTransitionName = ''
    if (next) next.style.viewTransitionName = ''
  })
}
