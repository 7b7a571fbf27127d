import { takeFromSession } from '#client/document/storage.ts'

/**
 * Adds to the head the markup that `cover-transition.ts` on the previous page has stored when a cover was pressed.
 * Removes the style in this markup again once the transition has begun. If the style were removed earlier, the
 * transition would be aborted; if it stayed, it would apply to the next navigation.
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
