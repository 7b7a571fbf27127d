import { takeFromSession } from '#client/document/storage.ts'

/** Adds to the head what `cover-transition.ts` has left for this page when a cover was pressed; once loaded, that removes it again. */
export function receiveCover(): void {
  const coverHead = takeFromSession('coverHead')
  if (!coverHead) return
  document.head.insertAdjacentHTML('beforeend', coverHead)
  // A skipped transition rejects `ready`.
  addEventListener('pagereveal', ({ viewTransition }) => viewTransition?.ready.catch(() => {}))
}
