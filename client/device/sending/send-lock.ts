/**
 * A Web Lock with which only one page of the site, or the worker, sends submissions at a time. Two browser bugs decide
 * how the lock is taken:
 * - WebKit before 2025-07 (WebKit/WebKit#47797) lets a page in the bfcache keep its lock. Therefore `releaseSendLock`
 *   releases the lock on `pagehide`.
 * - Chromium 156 may leave a queued request at the head of the queue after the page that held the lock was left. This
 *   request then blocks all later ones, although nobody holds the lock. Therefore no page queues: a page that waits
 *   polls with `ifAvailable`.
 */
import { pause } from '#client/device/pause.ts'

const LOCK_NAME = 'outbox-send'
/**
 * Longest wait for the lock. Without this limit a page could wait for hours, because a page that the system has frozen
 * keeps its lock.
 */
const LOCK_TIMEOUT_MS = 60_000
const LOCK_POLL_MS = 250

type ReleaseLock = () => void

/** Aborted when the page is left (`releaseSendLock`), and then replaced for the calls that begin later. */
let pageLeft = new AbortController()

/**
 * Releases the lock. Call this on `pagehide`, so that a page that is left does not keep the lock. Running tasks
 * continue without the lock, and calls that wait for the lock reject.
 */
export function releaseSendLock(): void {
  pageLeft.abort()
  pageLeft = new AbortController()
}

/**
 * Runs `task(true)` while this page or worker holds the lock (`hasLock`). Runs `task(false)` if no lock can be had
 * (`acquireLock`). Without the lock, the lease of a submission (a time in the database until which only one page or
 * worker may send it) still keeps two pages from sending the same submission, and the idempotency key makes a repeated
 * request harmless. Rejects if the page is left before the task begins.
 */
export async function withSendLock<T>(task: (hasLock: boolean) => Promise<T>): Promise<T> {
  const release = await acquireLock(pageLeft.signal)
  return task(release !== undefined).finally(release)
}

/**
 * Waits for the lock, and resolves with the function that releases it. Resolves with undefined if the browser has no
 * Web Locks or fails to grant one, or if the lock is not free within `LOCK_TIMEOUT_MS`. Rejects if the page is left.
 */
async function acquireLock(left: AbortSignal): Promise<ReleaseLock | undefined> {
  const deadline = performance.now() + LOCK_TIMEOUT_MS
  while (performance.now() < deadline) {
    const answer = await requestLock(left)
    left.throwIfAborted()
    if (answer !== 'denied') return answer
    await pause(LOCK_POLL_MS, left)
    left.throwIfAborted()
  }
  return undefined
}

/**
 * Asks for the lock once. Resolves with the function that releases it; with `denied` if another page or the worker
 * holds the lock, or if the page was left meanwhile; with undefined if the browser has no Web Locks or fails to answer.
 */
function requestLock(left: AbortSignal): Promise<ReleaseLock | 'denied' | undefined> {
  return new Promise((resolve) => {
    const onAnswer = (lock: Lock | null) => {
      if (lock === null || left.aborted) return resolve('denied')
      // The browser holds the lock until this promise resolves.
      return new Promise<void>((release) => {
        left.addEventListener('abort', () => release())
        resolve(release)
      })
    }
    const locks = navigator.locks as LockManager | undefined
    if (!locks) return resolve(undefined)
    locks.request(LOCK_NAME, { ifAvailable: true }, onAnswer).catch(() => resolve(undefined))
  })
}
