/** How soon a page reacts to a press. Both times are in milliseconds from the press. */
export interface Answer {
  /**
   * Time to the next frame after the press (Event Timing). If the events of the press lead to different frames, the
   * latest one counts. Undefined if the time is below 16 ms, because browsers do not report such short times.
   */
  paintMs: number | undefined
  /** Time to the end of the first frame in which the page's reaction is visible. */
  answerMs: number
}

/**
 * Waits for the first press, by finger, mouse or key, and then for the frame in which `readState(target)` has changed.
 * The function runs in the page, so it must not use anything from outside. It returns the promise inside an object,
 * because Playwright would wait for a bare promise, and the caller presses only after this function has returned.
 */
export function awaitAnswer(target: Element, readState: (target: Element) => unknown): { answer: Promise<Answer> } {
  const before = readState(target)
  let pressedAt = 0
  let paintMs: number | undefined
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (pressedAt && startTime >= pressedAt) paintMs = Math.max(paintMs ?? 0, startTime + duration - pressedAt)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  const answer = new Promise<Answer>((resolve) => {
    const afterFrame = (changedMs: number) => {
      const measure = () => {
        const afterFrameMs = performance.now() - pressedAt
        // Event Timing reports a frame with a delay, so wait for the report. If the reported frame shows the answer,
        // use the reported time. `afterFrameMs` may be too long, because this task may have waited for other tasks,
        // such as the decoding of a picture.
        setTimeout(() => {
          const isSameFrame = paintMs !== undefined && changedMs <= paintMs
          resolve({ paintMs, answerMs: isSameFrame ? (paintMs as number) : afterFrameMs })
        }, 500)
      }
      void scheduler.postTask(measure, { priority: 'user-blocking' })
    }
    const checkInEachFrame = () => {
      if (readState(target) === before) requestAnimationFrame(checkInEachFrame)
      else afterFrame(performance.now() - pressedAt)
    }
    const begin = ({ timeStamp }: Event) => {
      if (pressedAt) return
      pressedAt = timeStamp
      requestAnimationFrame(checkInEachFrame)
    }
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, begin, { capture: true })
  })
  return { answer }
}
