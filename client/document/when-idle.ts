const IDLE_TIMEOUT_MS = 2000
/** The delay in Safari, which has no `requestIdleCallback`. */
const SAFARI_DELAY_MS = 200

/**
 * Runs `task` when the browser is idle, after two seconds at the latest; in Safari, which does not report when it is
 * idle, after 200 ms. Returns a function that cancels the task.
 */
export function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(task, SAFARI_DELAY_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, { timeout: IDLE_TIMEOUT_MS })
  return () => cancelIdleCallback(handle)
}
