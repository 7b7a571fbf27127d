/**
 * Notes in `sessionStorage`, in ms of the clock that page loads share, when a link is pressed (`pressedAt`; the event `bench-back`
 * stands for the browser's own button) and when the page it leads to is seen (`shownAt`): when the frame is on the screen that has
 * its heading (Element Timing), whether the browser has loaded the page or a script has put it there. A page that is come back to
 * may have been painted before: it is seen after its first frame. Runs in every page, so it knows nothing from outside.
 */
export function watchNavigation(): void {
  if (!location.protocol.startsWith('http')) return
  const notes = sessionStorage
  const shown = (at: number) => {
    if (notes.pressedAt) notes.shownAt ??= String(performance.timeOrigin + at)
  }
  const shownAfterFrame = () =>
    // Nothing that waits may come between the frame and the clock.
    requestAnimationFrame(() => void scheduler.postTask(() => shown(performance.now()), { priority: 'user-blocking' }))
  let left: Element | null = null
  for (const type of ['pointerdown', 'bench-back']) {
    const begin = ({ timeStamp }: Event) => {
      notes.pressedAt = String(performance.timeOrigin + timeStamp)
      delete notes.shownAt
      left = document.querySelector('main h1')
    }
    addEventListener(type, begin, { capture: true })
  }
  const look = () => {
    const heading = document.querySelector('main h1')
    if (!heading || heading === left) return
    if (!heading.hasAttribute('elementtiming')) heading.setAttribute('elementtiming', '')
    else if (left) shownAfterFrame()
    left = heading
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true })
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) shown(startTime)
  }).observe({ type: 'element', buffered: true })
  addEventListener('pageshow', ({ persisted }) => persisted && shownAfterFrame())
}
