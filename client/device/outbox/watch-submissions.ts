import { onOutboxChange } from '#client/device/database/outbox-changes.ts'
import type { SubmissionRecord } from '#client/device/database/submission-record.ts'
import { listSubmissions } from './outbox.ts'

/** All submissions, the newest first, or `unreadable` while the browser does not let the page read them. */
export type StoredSubmissions = SubmissionRecord[] | 'unreadable'

type Listener = (submissions: StoredSubmissions) => void

/** The outbox is read again this long after it could not be read. */
const RETRY_MS = 5000

const listeners = new Set<Listener>()
let stopListening: (() => void) | undefined
let latestRead = 0
let retry: ReturnType<typeof setTimeout> | undefined

/**
 * Calls `listener` with all submissions, the newest first: now, and on the occasions of `onOutboxChange`. The outbox is
 * read once for all listeners of a page. Returns a function that unsubscribes.
 */
export function watchSubmissions(listener: Listener): () => void {
  listeners.add(listener)
  stopListening ??= listen()
  void readAndNotify()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stopListening?.()
    stopListening = undefined
  }
}

function listen(): () => void {
  const stop = onOutboxChange(readAndNotify)
  return () => {
    stop()
    clearTimeout(retry)
  }
}

/** Reads the outbox and calls all listeners. If the outbox cannot be read, tries again after `RETRY_MS`. */
async function readAndNotify(): Promise<void> {
  clearTimeout(retry)
  const turn = ++latestRead
  const submissions = await listSubmissions().catch(() => 'unreadable' as const)
  // If a later read has begun meanwhile, this result is dropped: the result of the later read is newer, and may have
  // been passed to the listeners already.
  if (turn !== latestRead || listeners.size === 0) return
  if (submissions === 'unreadable') retry = setTimeout(readAndNotify, RETRY_MS)
  for (const listener of listeners) listener(submissions)
}
