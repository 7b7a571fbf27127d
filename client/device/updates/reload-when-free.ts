/**
 * One symbol for each part of the page that would lose something in a reload: a half-filled form, a file being read, a
 * running upload. While there are any, the page does not reload for an update.
 */
const holders = new Set<symbol>()
let isWanted = false

/** Prevents the reload for an update until the returned function is called. */
export function holdReload(): () => void {
  const holder = Symbol()
  holders.add(holder)
  return () => {
    holders.delete(holder)
    reloadIfFree()
  }
}

/**
 * Reloads the page at once, or, if something prevents it (`holdReload`), as soon as nothing does. True if the reload
 * has to wait.
 */
export function reloadWhenFree(): boolean {
  isWanted = true
  return !reloadIfFree()
}

function reloadIfFree(): boolean {
  const isFree = isWanted && holders.size === 0
  if (isFree) location.reload()
  return isFree
}
