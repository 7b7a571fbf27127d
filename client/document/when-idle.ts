const LATEST_MS = 2000

/**
 * Runs `task` when the browser is idle, after two seconds at the latest; in Safari, which does not report when it is
 * idle, after 200 ms. Returns a function that cancels the task.
 */
export function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(task, 200) // Safari has no `requestIdleCallback`
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, { timeout: LATEST_MS })
  return () => cancelIdleCallback(handle)
}
