const holders = new Set<symbol>()
let isWanted = false

/** Keeps the page from being reloaded for an update, until the returned function is called. */
export function holdReload(): () => void {
  const holder = Symbol()
  holders.add(holder)
  return () => {
    holders.delete(holder)
    reloadIfFree()
  }
}

/**
 * Reloads the page, at once or as soon as nothing holds it: no form is half-filled, no file being read, no submission on its way. Gives
 * whether it has to wait.
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
