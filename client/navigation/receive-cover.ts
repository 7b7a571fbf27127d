import { takeFromSession } from '#client/document/storage.ts'

/** Where the link to this page stood on its cover: puts in the head what `cover-transition.ts` has left for this page, and will remove. */
export function receiveCover(): void {
  const coverHead = takeFromSession('coverHead')
  if (!coverHead) return
  document.head.insertAdjacentHTML('beforeend', coverHead)
  // A skipped transition rejects `ready`.
  addEventListener('pagereveal', ({ viewTransition }) => viewTransition?.ready.catch(() => {}))
}
