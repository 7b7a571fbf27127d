import { firstTouch } from '#client/document/first-touch.ts'
import { retryImport } from '#client/document/retry-import.ts'

/**
 * Has links change the page inside the document, where browsers let a script fetch it before the address changes (HTML, "Navigation API",
 * `precommitHandler`: Chromium 141, Firefox 147). Elsewhere, and until its code is there, links load documents.
 */
export async function startNavigation(): Promise<void> {
  if (!('NavigationPrecommitController' in globalThis)) return
  await firstTouch
  const { startSameDocumentNavigation } = await retryImport(() => import('./same-document-navigation.ts'))
  startSameDocumentNavigation()
}
