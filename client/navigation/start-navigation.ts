import { firstTouch } from '#client/document/first-touch.ts'
import { retryImport } from '#client/document/retry-import.ts'

/**
 * Makes links swap the page inside the document, as soon as the visitor has first touched the page and the code has
 * loaded; until then links load documents. In browsers that do not let a script fetch the page before the address
 * changes (HTML, "Navigation API", `precommitHandler`: Chromium 141, Firefox 147) links always load documents.
 */
export async function startNavigation(): Promise<void> {
  if (!('NavigationPrecommitController' in globalThis)) return
  await firstTouch
  const { startSameDocumentNavigation } = await retryImport(() => import('./same-document-navigation.ts'))
  startSameDocumentNavigation()
}
