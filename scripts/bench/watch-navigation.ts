/**
 * Notes in `sessionStorage`, in ms of the clock that page loads share, when a link is pressed (`pressedAt`; the event `bench-back`
 * stands for the browser's own button) and when the page it leads to is seen (`shownAt`): after the first frame with another heading,
 * or, where the browser loads the page, at its first contentful paint. Runs in every page, so it knows nothing from outside.
 */
export function watchNavigation(): void {
  if (!location.protocol.startsWith('http')) return
  const notes = sessionStorage
  const heading = () => document.querySelector('main h1')?.textContent ?? ''
  const shown = (at: number) => {
    if (notes.pressedAt) notes.shownAt ??= String(performance.timeOrigin + at)
  }
  const afterFrame = (action: () => void) => {
    // Nothing that waits may come between the frame and the clock.
    requestAnimationFrame(() => void scheduler.postTask(action, { priority: 'user-blocking' }))
  }
  const begin = ({ timeStamp }: Event) => {
    notes.pressedAt = String(performance.timeOrigin + timeStamp)
    delete notes.shownAt
    const before = heading()
    const look = () => {
      if (heading() && heading() !== before) afterFrame(() => shown(performance.now()))
      else requestAnimationFrame(look)
    }
    look()
  }
  for (const type of ['pointerdown', 'bench-back']) addEventListener(type, begin, { capture: true })
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') shown(startTime)
  }).observe({ type: 'paint', buffered: true })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) afterFrame(() => shown(performance.now()))
  })
}
