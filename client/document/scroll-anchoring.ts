/**
 * Runs `change`, which may change the heights of parts of the page, without moving what the visitor sees: scrolls as
 * far as the element in the middle of the screen has moved. Browsers should do so themselves (CSS Scroll Anchoring 1),
 * but Safari has no scroll anchoring, and Firefox's does not work for parts under `content-visibility`.
 */
export function changeInPlace(change: () => void): void {
  const anchor = scrollY > 0 ? document.elementFromPoint(innerWidth / 2, innerHeight / 2) : null
  const topOfAnchor = () => anchor?.getBoundingClientRect().top ?? 0
  const top = topOfAnchor()
  change()
  const moved = topOfAnchor() - top
  if (moved) scrollBy({ top: moved, behavior: 'instant' })
}
