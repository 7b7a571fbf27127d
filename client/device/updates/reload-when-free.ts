/** Reloading the page for an update, unless something in it would be lost: a half-filled form, a file being read, a running upload. */
const holders = new Set<symbol>()
let isWanted = false

/** Prevents the reload until the returned function is called. */
export function holdReload(): () => void {
  const holder = Symbol()
  holders.add(holder)
  return () => {
    holders.delete(holder)
    reloadIfFree()
  }
}

/** Reloads the page at once, or as soon as nothing holds it. True if it has to wait. */
export function reloadWhenFree(): boolean {
  isWanted = true
  return !reloadIfFree()
}

function reloadIfFree(): boolean {
  const isFree = isWanted && holders.size === 0
  if (isFree) location.reload()
  return isFree
}
