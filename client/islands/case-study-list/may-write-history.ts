/**
 * True if the list may write to the history. False while the document shows another page than the list's page at
 * `pathname`. Also false while a link is being followed, because a write would cancel that navigation (HTML, "inner
 * navigate event firing algorithm").
 */
export function mayWriteHistory(pathname: string): boolean {
  return location.pathname === pathname && !('navigation' in globalThis && navigation.transition)
}
