/**
 * False while the document shows another page than the list's at `pathname`, and while a link is being followed: a write to the history
 * would cancel that navigation (HTML, "inner navigate event firing algorithm").
 */
export function mayWriteHistory(pathname: string): boolean {
  return location.pathname === pathname && !('navigation' in globalThis && navigation.transition)
}
