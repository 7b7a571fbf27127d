/** Milliseconds from a press to its answer. */
export interface Answer {
  /** To the next frame (Event Timing, all events of the press); undefined below 16 ms, which browsers do not report. */
  paintMs: number | undefined
  /** To the end of the first frame that shows the answer. */
  answerMs: number
}

/**
 * Waits for the first press, by finger, mouse or key, and then for the frame in which `seen(target)` has changed. Runs in the page, so it must
 * not use anything from outside. The promise is wrapped in an object, or Playwright would await it before the press.
 */
export function awaitAnswer(target: Element, seen: (target: Element) => unknown): { answer: Promise<Answer> } {
  const before = seen(target)
  let pressedAt = 0
  let paintMs: number | undefined
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (pressedAt && startTime >= pressedAt) paintMs = Math.max(paintMs ?? 0, startTime + duration - pressedAt)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  const answer = new Promise<Answer>((resolve) => {
    const afterFrame = (seenMs: number) => {
      const measure = () => {
        const afterFrameMs = performance.now() - pressedAt
        // Event Timing reports a frame some time later, so wait for the report. If it covers the frame with the answer, take the reported time: this
        // task may have waited for others, such as decoding a picture, and measure too much.
        setTimeout(() => {
          const isSameFrame = paintMs !== undefined && seenMs <= paintMs
          resolve({ paintMs, answerMs: isSameFrame ? (paintMs as number) : afterFrameMs })
        }, 500)
      }
      void scheduler.postTask(measure, { priority: 'user-blocking' })
    }
    const look = () => {
      if (seen(target) === before) requestAnimationFrame(look)
      else afterFrame(performance.now() - pressedAt)
    }
    const begin = ({ timeStamp }: Event) => {
      if (pressedAt) return
      pressedAt = timeStamp
      requestAnimationFrame(look)
    }
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, begin, { capture: true })
  })
  return { answer }
}
