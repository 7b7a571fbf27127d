import { firstTouch } from '#client/behaviours/first-touch.ts'
import { untilLoaded } from '#client/pwa/until-loaded.ts'

/** Has links change the page inside the document, where browsers know how (HTML, "Navigation API"). Until its code is there they load documents. */
export async function startNavigation(): Promise<void> {
  if (!('navigation' in globalThis)) return
  await firstTouch
  const { startSameDocumentNavigation } = await untilLoaded(() => import('./same-document-navigation.ts'))
  startSameDocumentNavigation()
}
