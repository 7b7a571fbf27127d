const LOCK_NAME = 'outbox-send'
/** Longest wait for the lock: a page that the system froze may hold it for hours. */
const LOCK_WAIT_MS = 60_000

/** What this page waits for the lock with, or holds it with. */
const uses = new Set<AbortController>()

/**
 * For a page that is being left. WebKit before 2025-07 (WebKit/WebKit#47797) keeps the lock of a page that it keeps itself for the way
 * back, and gives it one that it was waiting for. What is being sent goes on without the lock, what waits rejects.
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
  const wait = new AbortController()
  const endWait = () => wait.abort()
  const timer = setTimeout(endWait, LOCK_WAIT_MS)
  use.signal.addEventListener('abort', endWait)
  uses.add(use)
  let working = undefined as Promise<T> | undefined
  const granted = () => {
    clearTimeout(timer)
    working = task(true)
    return Promise.race([working, whenAborted(use.signal)])
  }
  try {
    await locks.request(LOCK_NAME, { signal: wait.signal }, granted)
  } catch {
    // It was not granted, or the task has failed and says so itself.
  } finally {
    clearTimeout(timer)
    uses.delete(use)
  }
  if (working) return working
  use.signal.throwIfAborted()
  return task(false)
}

function whenAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve()))
}
