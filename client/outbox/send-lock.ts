const LOCK_NAME = 'outbox-send'
/** Longest wait for the lock: a page that the system froze may hold it for hours. */
const LOCK_WAIT_MS = 60_000

/**
 * Runs `task` while no other page or worker of the site does, and tells it so. Where the lock cannot be had (no Web
 * Locks, or a frozen holder) the task runs all the same with `exclusive` false: leases keep senders apart then, and
 * the idempotency key makes a second sending harmless.
 */
export async function withSendLock<T>(task: (exclusive: boolean) => Promise<T>): Promise<T> {
  const locks = navigator.locks as LockManager | undefined
  if (!locks) return task(false)
  let started = false
  const granted = () => {
    started = true
    return task(true)
  }
  try {
    return await locks.request(LOCK_NAME, { signal: AbortSignal.timeout(LOCK_WAIT_MS) }, granted)
  } catch (error) {
    if (started) throw error
    return task(false)
  }
}
