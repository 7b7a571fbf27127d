/**
 * One symbol for each part of the page that would lose something in a reload: a half-filled form, a file being read, a
 * running upload. As long as the set is not empty, the page does not reload for an update.
 */
const holders = new Set<symbol>()
let isWanted = false

/** Prevents the reload for an update until the returned function is called. */
export function holdReload(): () => void {
  const holder = Symbol()
  holders.add(holder)
  return () => {
    holders.delete(holder)
    // Check only in the next task: the receipt that replaces a sent form calls `holdReload` just after the form has
    // ended its own hold. The page must not reload between the two.
    setTimeout(reloadIfFree)
  }
}

/**
 * Reloads the page at once or, if parts of the page hold the reload (`holdReload`), as soon as the last of them has
 * released it. Returns true if the reload has to wait.
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
