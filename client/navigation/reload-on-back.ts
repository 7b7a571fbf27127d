import { pageState } from '#client/document/page-state.ts'

/**
 * Reloads the document when Back leads to an entry of the history that an earlier document made by swapping the page,
 * as can happen after a reload. For such an entry the browser changes only the address and not the page. Once
 * `same-document-navigation.ts` has loaded, that script shows the page of the entry, and no reload is needed. The
 * reload waits two frames: Chromium restores the scroll position of an entry some frames after `popstate`, and an
 * earlier reload would lose the position.
 */
export function reloadOnBack(): void {
  const { pathname } = location
  addEventListener('popstate', () => {
    if (location.pathname === pathname || 'navigates' in pageState) return
    requestAnimationFrame(() => requestAnimationFrame(() => location.reload()))
  })
}
