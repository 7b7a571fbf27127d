import { firstTouch } from '#client/document/first-touch.ts'
import { retryImport } from '#client/document/retry-import.ts'

/**
 * Makes links swap the page inside the document, in browsers that let a script fetch the page before the address changes (HTML,
 * "Navigation API", `precommitHandler`: Chromium 141, Firefox 147). In others, and until the code has loaded, links load documents.
 */
export async function startNavigation(): Promise<void> {
  if (!('NavigationPrecommitController' in globalThis)) return
  await firstTouch
  const { startSameDocumentNavigation } = await retryImport(() => import('./same-document-navigation.ts'))
  startSameDocumentNavigation()
}
