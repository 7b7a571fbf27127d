/**
 * For this time after a scroll event the page counts as being scrolled. To scroll in the middle of a smooth scroll would
 * end it before its target.
 */
const SCROLLING_MS = 150

/** Whether the browser itself scrolls when something above the screen changes its height. Safari does not. */
const ANCHORS_ITSELF = CSS.supports('overflow-anchor', 'auto')

let scrolledAt = Number.NEGATIVE_INFINITY

/** Notes when the page was last scrolled, for `changeInPlace`. */
export function startScrollAnchoring(): void {
  if (ANCHORS_ITSELF) return
  const note = ({ timeStamp }: Event) => {
    scrolledAt = timeStamp
  }
  addEventListener('scroll', note, { passive: true })
}

/**
 * Runs `change`, which may change the heights of parts of the page, without moving what the visitor sees (CSS Scroll
 * Anchoring 1). In Safari this waits until the page is not being scrolled, and then scrolls as far as `change` has moved
 * the element in the middle of the screen.
 */
export function changeInPlace(change: () => void): void {
  if (ANCHORS_ITSELF) return void change()
  if (performance.now() - scrolledAt < SCROLLING_MS) return void setTimeout(changeInPlace, SCROLLING_MS, change)
  const anchor = scrollY > 0 ? document.elementFromPoint(innerWidth / 2, innerHeight / 2) : null
  const topOfAnchor = () => anchor?.getBoundingClientRect().top ?? 0
  const top = topOfAnchor()
  change()
  const moved = topOfAnchor() - top
  if (moved) scrollBy({ top: moved, behavior: 'instant' })
}
