import { pageState } from '#client/document/page-state.ts'

/**
 * Reloads the document when Back or Forward changes the path in the address but not the page. This happens, for
 * example, if a link has swapped the page inside the document (`same-document-navigation.ts`) and the visitor has then
 * reloaded the page: browsers count the history entries before and after the swap as one document, so they load no
 * document. Once `same-document-navigation.ts` has loaded in this document, it shows the right page, and no reload is
 * needed. The reload waits two frames: Chromium restores the scroll position of an entry some frames after `popstate`,
 * and an earlier reload would lose the position. Until then the document is taller than any page, because otherwise
 * Chromium could scroll no further than to the end of the page that is being left.
 */
export function reloadOnBack(): void {
  const { pathname } = location
  addEventListener('popstate', () => {
    if (location.pathname === pathname || 'navigates' in pageState) return
    document.body.style.minHeight = '99999px'
    requestAnimationFrame(() => requestAnimationFrame(() => location.reload()))
  })
}
