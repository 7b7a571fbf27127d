import { isNavigating } from '#client/navigation/navigation-end.ts'

/**
 * True if the list may write to the browser's history. False if a link has replaced the list's page (`pathname`) by
 * another page inside this document. Also false while a navigation is under way, because a write would cancel the
 * navigation.
 */
export function mayWriteHistory(pathname: string): boolean {
  return location.pathname === pathname && !isNavigating()
}
