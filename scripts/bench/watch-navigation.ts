/**
 * Writes two times into `sessionStorage`, in ms since the epoch: `pressedAt`, when a link or "Back" is pressed, and
 * `shownAt`, when the next page is shown. The event `bench-back` stands for a press of the browser's Back button.
 * A page counts as shown in the frame that paints its heading (Element Timing), both when the browser has loaded the
 * page as a document and when a script has put its HTML into the current document. A page restored from the bfcache
 * counts as shown in its first frame.
 * This function runs in every page, so it must not use anything from outside.
 */
export function watchNavigation(): void {
  if (!location.protocol.startsWith('http')) return
  const notes = sessionStorage
  const shown = (at: number) => {
    if (notes.pressedAt) notes.shownAt ??= String(performance.timeOrigin + at)
  }
  const shownAfterFrame = () =>
    // The priority makes sure that no waiting task runs between the frame and the measurement.
    requestAnimationFrame(() => void scheduler.postTask(() => shown(performance.now()), { priority: 'user-blocking' }))
  /** The heading of the page that is being left. */
  let oldHeading: Element | null = null
  for (const type of ['pointerdown', 'bench-back']) {
    const begin = ({ timeStamp }: Event) => {
      notes.pressedAt = String(performance.timeOrigin + timeStamp)
      delete notes.shownAt
      oldHeading = document.querySelector('main h1')
    }
    addEventListener(type, begin, { capture: true })
  }
  const watchHeading = () => {
    const heading = document.querySelector('main h1')
    if (!heading || heading === oldHeading) return
    if (!heading.hasAttribute('elementtiming')) heading.setAttribute('elementtiming', '')
    else if (oldHeading) shownAfterFrame()
    oldHeading = heading
  }
  new MutationObserver(watchHeading).observe(document, { childList: true, subtree: true })
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) shown(startTime)
  }).observe({ type: 'element', buffered: true })
  addEventListener('pageshow', ({ persisted }) => persisted && shownAfterFrame())
}
