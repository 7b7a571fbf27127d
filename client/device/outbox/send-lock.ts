/**
 * A Web Lock with which only one page of the site, or the worker, sends submissions at a time. Two browser bugs decide
 * how the lock is taken:
 * - WebKit before 2025-07 (WebKit/WebKit#47797) lets a page in the bfcache keep its lock. Therefore `releaseSendLock`
 *   releases the lock on `pagehide`.
 * - Chromium 156 may leave a queued request at the head of the queue after the page that held the lock was left. This
 *   request then blocks all later ones, although nobody holds the lock. Therefore no page queues: a page that waits
 *   polls with `ifAvailable`.
 */
import { pause } from './pause.ts'

const LOCK_NAME = 'outbox-send'
/**
 * Longest wait for the lock. Without this limit a page could wait for hours, because a page that the system has frozen
 * keeps its lock.
 */
const LOCK_WAIT_MS = 60_000
const LOCK_POLL_MS = 250

/**
 * The running calls of `withSendLock` on this page. Aborting the controller of a call makes the call release the lock.
 */
const calls = new Set<AbortController>()

/**
 * Releases the lock. Call this on `pagehide`, so that a page that is left does not keep the lock. Running tasks
 * continue without the lock, and calls that wait for the lock reject.
 */
export function releaseSendLock(): void {
  for (const call of calls) call.abort()
}

/**
 * Runs `task(true)` while this page or worker holds the lock (`hasLock`). Runs `task(false)` without the lock if the
 * browser has no Web Locks or fails to grant one, or if the lock is not free within `LOCK_WAIT_MS`. Without the
 * lock, the lease of a submission (a time in the database until which only one page or worker may send it) still keeps
 * two pages from sending the same submission, and the idempotency key makes a repeated request harmless. Rejects if the
 * page is left before the task begins.
 */
export async function withSendLock<T>(task: (hasLock: boolean) => Promise<T>): Promise<T> {
  const locks = navigator.locks as LockManager | undefined
  if (!locks) return task(false)
  const call = new AbortController()
  calls.add(call)
  try {
    const deadline = performance.now() + LOCK_WAIT_MS
    while (performance.now() < deadline) {
      const reply = await requestLock(locks, () => task(true), call.signal)
      if (reply === 'unanswered') break
      if (reply !== 'denied') return await reply.result
      await pause(LOCK_POLL_MS, call.signal)
      call.signal.throwIfAborted()
    }
    return await task(false)
  } finally {
    calls.delete(call)
  }
}

/**
 * Requests the lock once and runs `task` while it is held, but holds it no longer than until `left` is aborted. Resolves
 * when the lock has been released. `result` settles as `task` does, perhaps later · `denied`: another page or the worker
 * holds the lock · `unanswered`: the browser has failed to answer, and would fail again. Rejects if `left` is aborted
 * before `task` has begun.
 */
async function requestLock<T>(
  locks: LockManager,
  task: () => Promise<T>,
  left: AbortSignal,
): Promise<{ result: Promise<T> } | 'denied' | 'unanswered'> {
  let reply = 'unanswered' as { result: Promise<T> } | 'denied' | 'unanswered'
  const onReply = (lock: Lock | null) => {
    if (lock === null) reply = 'denied'
    if (lock === null || left.aborted) return
    const result = task()
    reply = { result }
    return Promise.race([result, whenAborted(left)])
  }
  // `request` also rejects when the task fails. That rejection is ignored here, because the caller gets it as `result`.
  await locks.request(LOCK_NAME, { ifAvailable: true }, onReply).catch(() => {})
  if (typeof reply === 'string') left.throwIfAborted()
  return reply
}

function whenAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve()))
}
