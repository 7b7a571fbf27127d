import { pageState } from '#client/document/page-state.ts'

/**
 * Back to an entry that this document's address got before the document was loaded anew: until `same-document-navigation.ts` can show that
 * page, it is loaded. Chromium notes the place of an entry within a second and restores it some frames after `popstate`: a
 * reload before that would lose the place.
 */
export function reloadOnBack(): void {
  const { pathname } = location
  addEventListener('popstate', () => {
    if (location.pathname === pathname || 'navigates' in pageState) return
    requestAnimationFrame(() => requestAnimationFrame(() => location.reload()))
  })
}
