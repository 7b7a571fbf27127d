import { pageState } from '#client/document/page-state.ts'

/**
 * After a reload, Back can lead to an entry that the old document made by swapping the page: the browser then changes only the address. Until
 * `same-document-navigation.ts` has loaded and shows that page, this reloads the document. Chromium restores the scroll place of an
 * entry some frames after `popstate`: an earlier reload would lose it.
 */
export function reloadOnBack(): void {
  const { pathname } = location
  addEventListener('popstate', () => {
    if (location.pathname === pathname || 'navigates' in pageState) return
    requestAnimationFrame(() => requestAnimationFrame(() => location.reload()))
  })
}
