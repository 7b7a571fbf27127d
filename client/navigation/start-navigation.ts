import { firstTouch } from '#client/behaviours/first-touch.ts'
import { hasUpdate } from '#client/pwa/register-worker.ts'
import { untilLoaded } from '#client/pwa/until-loaded.ts'

/**
 * Has links change the page inside the document, where browsers let a script fetch it before the address changes (HTML, "Navigation API",
 * `precommitHandler`: Chromium from 141 on). Elsewhere, and until its code is there, links load documents.
 */
export async function startNavigation(): Promise<void> {
  if (!('NavigationPrecommitController' in globalThis)) return
  await firstTouch
  // It may be the press on "Update". A worker that is asked for anything while it makes way for the next Chromium starts anew, and the
  // next waits until that has been idle for half a minute.
  if (hasUpdate()) return
  const { startSameDocumentNavigation } = await untilLoaded(() => import('./same-document-navigation.ts'))
  startSameDocumentNavigation()
}
