import { readAllRecords } from '#client/device/database/stored-records.ts'
import type { SubmissionRecord } from '#client/device/database/submission-record.ts'
import { pageStorage } from '#client/device/page-storage.ts'
import type { Tablet } from '#contract/submission/tablet.ts'
import { tabletName } from './fair-mode.ts'

/**
 * Local storage key of the number of the last submission from this tablet. In fair mode submissions are numbered, so
 * that the operator notices if one is missing. The number stays when fair mode ends, so that the tablet never gives a
 * number twice.
 */
const STORAGE_KEY = 'tablet-number'

/**
 * Longest wait for the Web Lock. Without this limit a page could wait for long, because WebKit before July 2025 lets a
 * page in the bfcache keep its locks (`send-lock.ts`).
 */
const LOCK_TIMEOUT_MS = 5000

/**
 * The number of the last submission that was stored on this tablet; 0 before the first. `submissions` are those in the
 * outbox: if the page was left right after it had stored one, local storage does not have its number yet.
 */
export function lastTabletNumber(submissions: SubmissionRecord[]): number {
  const noted = Number(pageStorage().getItem(STORAGE_KEY) ?? 0)
  return Math.max(noted, ...submissions.map((record) => ('tabletNumber' in record && record.tabletNumber) || 0))
}

/**
 * Calls `use` with the name of this tablet and the next number, and returns the result of `use`. The number counts as
 * used once `use` has resolved, so that a submission that could not be stored leaves no gap in the numbers. While `use`
 * runs, a Web Lock makes other tabs wait, so that no two submissions get the same number. After `LOCK_TIMEOUT_MS` a tab
 * no longer waits: two equal numbers do less harm than a submission that is never stored.
 */
export function withTabletNumber<Result>(use: (tablet: Tablet) => Promise<Result>): Promise<Result> {
  if (!navigator.locks) return passNextNumber(use)
  let isGranted = false
  const signal = AbortSignal.timeout(LOCK_TIMEOUT_MS)
  return navigator.locks
    .request('tablet-number', { signal }, () => {
      isGranted = true
      return passNextNumber(use)
    })
    .catch((error) => {
      // The lock was granted, so `use` has failed. It must not run twice.
      if (isGranted) throw error
      return passNextNumber(use)
    })
}

/** Calls `use` with the next number, and stores that it is used. Rejects, and uses no number, if `use` rejects. */
async function passNextNumber<Result>(use: (tablet: Tablet) => Promise<Result>): Promise<Result> {
  const number = lastTabletNumber(await readAllRecords().catch(() => [])) + 1
  const result = await use({ name: tabletName(), number })
  try {
    pageStorage().setItem(STORAGE_KEY, `${number}`)
  } catch {
    // Local storage is full. The submission is stored all the same, and two equal numbers do less harm than an error
    // after which the visitor would send it twice.
  }
  return result
}
