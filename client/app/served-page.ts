import { endIslands } from '#client/islands/hydrate-island.tsx'
import { PAGE_LEFT } from '#client/pwa/page-left.ts'
import { noteInPresentEntry } from '#client/routing/history-entry.ts'

/** To be called before another page is rendered in place of the served one: notes what Back and the next page's forms go on with. */
export function leaveServedPage(): void {
  noteInPresentEntry({ place: scrollY })
  dispatchEvent(new Event(PAGE_LEFT))
}

/** To be called once that page stands: takes away what only belonged to the served one. */
export function endServedPage(): void {
  endIslands()
  for (const element of document.head.querySelectorAll('[data-served-head]')) element.remove()
}
