/**
 * One sender at a time among all pages and the worker, by a Web Lock. Two browser bugs decide how it is taken:
 * - WebKit before 2025-07 (WebKit/WebKit#47797) keeps the lock of a page in its bfcache: `releaseSendLock` gives it up on `pagehide`.
 * - Chromium 156 may leave a queued request at the head of the queue after the page that held the lock was left, and with it all later
 *   requests, although nobody holds the lock: so nobody queues, and a page that waits polls with `ifAvailable`.
 */
import { pause } from './pause.ts'

const LOCK_NAME = 'outbox-send'
/** Longest wait for the lock: a page that the system has frozen may hold it for hours. */
const LOCK_WAIT_MS = 60_000
const LOCK_POLL_MS = 250

/** One for each call of `withSendLock` on this page. */
const calls = new Set<AbortController>()

/** For `pagehide`: running tasks go on without the lock, waiting ones reject. */
export function releaseSendLock(): void {
  for (const call of calls) call.abort()
}

/**
 * Runs `task` while no other page or worker of the site runs one, and passes `true` for `exclusive`. If the lock cannot be had (no Web Locks,
 * or a frozen holder), the task runs with `exclusive` false: leases then keep senders apart, and the idempotency key makes a second request
 * harmless. Rejects if the page is left before the task begins.
 */
export async function withSendLock<T>(task: (exclusive: boolean) => Promise<T>): Promise<T> {
  const locks = navigator.locks as LockManager | undefined
  if (!locks) return task(false)
  const call = new AbortController()
  calls.add(call)
  try {
    const deadline = performance.now() + LOCK_WAIT_MS
    while (performance.now() < deadline) {
      let working = undefined as Promise<T> | undefined
      let isDenied = false
      const granted = (lock: Lock | null) => {
        isDenied = lock === null
        if (isDenied || call.signal.aborted) return
        working = task(true)
        return Promise.race([working, whenAborted(call.signal)])
      }
      // `request` also rejects when the task fails: `working` is awaited below.
      await locks.request(LOCK_NAME, { ifAvailable: true }, granted).catch(() => {})
      if (working) return await working
      if (isDenied) await pause(LOCK_POLL_MS, call.signal)
      call.signal.throwIfAborted()
      if (!isDenied) break
    }
    return await task(false)
  } finally {
    calls.delete(call)
  }
}

function whenAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve()))
}
