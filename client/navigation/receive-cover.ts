import { takeFromSession } from '#client/document/storage.ts'

/**
 * Adds to the head the `<style>` and the `<link>` that the previous page stored when a card with a cover was pressed
 * (`cover-transition.ts`). With them the browser moves the cover to its place on this page. Removes the style again
 * once the transition has begun. If the style were removed earlier, the browser would abort the transition; if the
 * style stayed, it would apply to the next navigation. If this page hides the cover, nothing moves.
 */
export function receiveCover(): void {
  const coverHead = takeFromSession('coverHead')
  if (!coverHead) return
  // Inserts style and link before the inline script, because `served-page.ts` looks for the page's style right after
  // that script.
  document.currentScript?.insertAdjacentHTML('beforebegin', coverHead)
  addEventListener('pagereveal', ({ viewTransition }) => {
    const end = () => document.querySelector('[data-cover-style]')?.remove()
    if (!document.getElementById('cover')?.getClientRects().length) viewTransition?.skipTransition()
    // `ready` rejects if the browser skips the transition, which is no error here.
    Promise.resolve(viewTransition?.ready).then(end, end)
  })
}
