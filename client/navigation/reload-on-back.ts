import { pageState } from '#client/document/page-state.ts'
import { store } from '#client/document/storage.ts'

/**
 * Reloads the document when Back or Forward changes the path in the address but not the page. This happens, for
 * example, if a link has swapped the page inside the document (`same-document-navigation.ts`) and the visitor has then
 * reloaded the page: browsers count the history entries before and after the swap as one document, so they load no
 * document. Once `same-document-navigation.ts` has loaded in this document, it shows the right page, and no reload is
 * needed.
 */
export function reloadOnBack(): void {
  const { pathname } = location
  addEventListener('popstate', () => {
    if (location.pathname !== pathname && !('navigates' in pageState)) reloadForBack()
  })
}

/**
 * Loads the page to which Back or Forward has led. `scroll-restoration.ts` then scrolls to where the visitor left it, because
 * browsers restore the scroll position of the page that the document showed until now.
 */
export function reloadForBack(): void {
  store('sessionStorage', 'reloadedForBack', '')
  location.reload()
}
