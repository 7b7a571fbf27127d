import { afterPress } from './presses.ts'

/**
 * For this time after a scroll event the page counts as being scrolled, and `changeInPlace` waits. If a script scrolled
 * during a smooth scroll, the smooth scroll would stop before its target.
 */
const SCROLLING_MS = 150

/**
 * True if the browser itself keeps what the visitor sees in place when something above the screen changes its height
 * ("scroll anchoring"). Safari does not.
 */
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
 * Runs `change`, which may change the heights of parts of the page, without moving what the visitor sees. Most browsers
 * see to this themselves (CSS Scroll Anchoring 1). In Safari this function waits until the page is not being scrolled
 * and runs `change`. It then scrolls as far as `change` has moved an element that begins near the middle of the screen.
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
 * Finds an element whose top is on the screen, so that the movement of its top shows how far the content has moved. An
 * element that begins above the screen is unsuitable: if a text inside this element changes its height, the top of the
 * element stays in place.
 */
function findAnchor(): Element | undefined {
  const found = [0.5, 0.35, 0.65, 0.2, 0.8].map((share) =>
    document.elementFromPoint(innerWidth / 2, innerHeight * share),
  )
  return found.find((element) => element !== null && element.getBoundingClientRect().top >= 0) ?? undefined
}
