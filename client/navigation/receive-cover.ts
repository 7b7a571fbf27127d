import { takeFromSession } from '#client/document/storage.ts'

/**
 * Adds to the head the markup that `cover-transition.ts` on the previous page has stored when a cover was pressed, and
 * removes its style again once the transition has begun. Removed earlier, the style would abort the transition; left in
 * place, it would apply to the next navigation.
 */
export function receiveCover(): void {
  const coverHead = takeFromSession('coverHead')
  if (!coverHead) return
  document.head.insertAdjacentHTML('beforeend', coverHead)
  addEventListener('pagereveal', ({ viewTransition }) => {
    const end = () => document.querySelector('[data-cover-style]')?.remove()
    // `ready` rejects if the browser skips the transition, which is no error here.
    Promise.resolve(viewTransition?.ready).then(end, end)
  })
}
