/**
 * The path of the page that the document shows. It differs from `location.pathname` from when Back or Forward has
 * changed the address until the page of that address is shown.
 */
export let shownPath = location.pathname

/** Call this when a page has been swapped into the document. */
export function setShownPath(path: string): void {
  shownPath = path
}
