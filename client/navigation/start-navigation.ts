import { firstTouch } from '#client/document/first-touch.ts'
import { retryImport } from '#client/document/retry-import.ts'

/**
 * Makes links swap the page inside the document: a script fetches the next page and puts its HTML into the document.
 * This begins once the visitor has first used the page and the code has loaded; until then links load documents. The
 * browser must let a script fetch the page before the address changes (HTML, "Navigation API", `precommitHandler`;
 * since Chromium 141, Firefox 147 and Safari 27.3). In all other browsers links always load documents.
 */
export async function startNavigation(): Promise<void> {
  if (!('NavigationPrecommitController' in globalThis)) return
  await firstTouch
  const { startSameDocumentNavigation } = await retryImport(() => import('./same-document-navigation.ts'))
  startSameDocumentNavigation()
}
