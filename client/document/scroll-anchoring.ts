import { afterPress } from './presses.ts'

/**
 * For this time after a scroll event the page counts as being scrolled. If a script scrolled during a smooth scroll,
 * the smooth scroll would stop before its target.
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
 * Anchoring 1). In Safari this function runs `change` only when the page is not being scrolled. It then scrolls as far
 * as `change` has moved an element that begins near the middle of the screen.
 */
export function changeInPlace(change: () => void): void {
  if (ANCHORS_ITSELF) return void change()
  if (performance.now() - scrolledAt < SCROLLING_MS) {
    setTimeout(afterPress, SCROLLING_MS, () => changeInPlace(change))
    return
  }
  const anchor = scrollY > 0 ? findAnchor() : undefined
  const topOfAnchor = () => anchor?.getBoundingClientRect().top ?? 0
  const top = topOfAnchor()
  change()
  const moved = topOfAnchor() - top
  if (moved) scrollBy({ top: moved, behavior: 'instant' })
}

/**
 * Finds an element whose top is on the screen. The top of an element that begins above the screen would not move when a
 * text inside it changes its height.
 */
function findAnchor(): Element | undefined {
  const found = [0.5, 0.35, 0.65, 0.2, 0.8].map((share) =>
    document.elementFromPoint(innerWidth / 2, innerHeight * share),
  )
  return found.find((element) => element !== null && element.getBoundingClientRect().top >= 0) ?? undefined
}
