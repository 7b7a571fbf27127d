import { endIslands } from '#client/islands/hydrate-island.tsx'
import { PAGE_LEFT } from '#client/pwa/page-left.ts'
import { PAGE_HEAD } from '#client/routing/head.tsx'
import { noteInPresentEntry } from '#client/routing/history-entry.ts'

let servedHead: Element[] = []

/** To be called before another page is rendered in place of the served one: notes what Back and the next page's forms go on with. */
export function leaveServedPage(): void {
  noteInPresentEntry({ place: scrollY })
  // Pages that are rendered here are laid out whole: a place in them must be where it was.
  document.documentElement.dataset.laidOut = ''
  servedHead = [...document.head.querySelectorAll(PAGE_HEAD)]
  dispatchEvent(new Event(PAGE_LEFT))
}

/** To be called once that page stands: takes away what belonged to the served one. */
export function endServedPage(): void {
  endIslands()
  for (const element of servedHead) element.remove()
}
