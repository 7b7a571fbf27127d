const LOCK_NAME = 'outbox-send'
/** Longest wait for the lock: a page that the system froze may hold it for hours. */
const LOCK_WAIT_MS = 60_000
/**
 * The wait between two tries for the lock. Nobody queues for it: after a page that held it was left, Chromium 156 may leave the request at
 * the head of the queue, and with it all others, without the lock that nobody holds any more.
 */
const LOCK_POLL_MS = 250

/** What this page waits for the lock with, or holds it with. */
const uses = new Set<AbortController>()

/**
 * For a page that is being left. WebKit before 2025-07 (WebKit/WebKit#47797) keeps the lock of a page that it keeps itself for the way
 * back. What is being sent goes on without the lock, what waits rejects.
 */
export function letGoOfSendLock(): void {
  for (const use of uses) use.abort()
}

/**
 * Runs `task` while no other page or worker of the site does, and tells it so. Where the lock cannot be had (no Web
 * Locks, or a frozen holder) the task runs all the same with `exclusive` false: leases keep senders apart then, and
 * the idempotency key makes a second sending harmless. Rejects when the page is left before.
 */
export async function withSendLock<T>(task: (exclusive: boolean) => Promise<T>): Promise<T> {
  const locks = navigator.locks as LockManager | undefined
  if (!locks) return task(false)
  const use = new AbortController()
  uses.add(use)
  try {
    const deadline = performance.now() + LOCK_WAIT_MS
    while (performance.now() < deadline) {
      let working = undefined as Promise<T> | undefined
      let isDenied = false
      const answered = (lock: Lock | null) => {
        isDenied = lock === null
        if (isDenied || use.signal.aborted) return
        working = task(true)
        return Promise.race([working, whenAborted(use.signal)])
      }
      // When the task fails it says so itself.
      await locks.request(LOCK_NAME, { ifAvailable: true }, answered).catch(() => {})
      if (working) return await working
      if (isDenied) await pause(LOCK_POLL_MS, use.signal)
      use.signal.throwIfAborted()
      if (!isDenied) break
    }
    return await task(false)
  } finally {
    uses.delete(use)
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

function whenAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve()))
}
