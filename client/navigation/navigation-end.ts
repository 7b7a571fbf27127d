/**
 * True while a link is being followed inside the document, or Back or Forward is under way. A write to the history
 * would cancel that navigation (HTML, "inner navigate event firing algorithm").
 */
export function isNavigating(): boolean {
  return 'navigation' in globalThis && navigation.transition !== null
}

/** Resolves as soon as no navigation is under way (see `isNavigating`). */
export async function navigationEnd(): Promise<void> {
  while (isNavigating()) await navigation.transition?.finished.catch(() => {})
}
