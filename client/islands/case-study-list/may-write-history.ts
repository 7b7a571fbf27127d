import { isNavigating } from '#client/navigation/navigation-end.ts'

/**
 * True if the list may write to the history. False while the document shows another page than the list's page at
 * `pathname`, or while a navigation is under way, because a write would cancel it.
 */
export function mayWriteHistory(pathname: string): boolean {
  return location.pathname === pathname && !isNavigating()
}
