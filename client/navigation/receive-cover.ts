import { takeFromSession } from '#client/document/storage.ts'

/**
 * Adds to the head the markup that `cover-transition.ts` on the previous page has stored when a cover was pressed.
 * `cover-transition.ts` on this page removes the style again once it has loaded.
 */
export function receiveCover(): void {
  const coverHead = takeFromSession('coverHead')
  if (!coverHead) return
  document.head.insertAdjacentHTML('beforeend', coverHead)
  // `ready` rejects if the browser skips the transition, which is no error here.
  addEventListener('pagereveal', ({ viewTransition }) => viewTransition?.ready.catch(() => {}))
}
