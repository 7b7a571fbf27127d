/** The element that a hash such as `#results` names; null for none. */
export function hashTarget(hash: string): HTMLElement | null {
  return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
}
