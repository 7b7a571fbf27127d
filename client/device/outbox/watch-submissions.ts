import { listSubmissions } from './outbox.ts'
import { onOutboxChange } from './outbox-changes.ts'
import type { SubmissionRecord } from './submission-record.ts'

type Listener = (submissions: SubmissionRecord[]) => void

const listeners = new Set<Listener>()
let stopListening: (() => void) | undefined
let latestRead = 0

/**
 * Calls `listener` with all submissions, the newest first, now and after each change in any page or the worker. If the
 * outbox cannot be read, `listener` gets an empty list. The outbox is read once for all listeners of a page. Returns a
 * function that unsubscribes.
 */
export function watchSubmissions(listener: Listener): () => void {
  listeners.add(listener)
  stopListening ??= onOutboxChange(read)
  void read()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stopListening?.()
    stopListening = undefined
  }
}

async function read(): Promise<void> {
  const turn = ++latestRead
  const submissions = await listSubmissions().catch(() => [])
  // If a later read has begun meanwhile, this result is dropped: the result of the later read is newer, and may have
  // been passed to the listeners already.
  if (turn === latestRead) for (const listener of listeners) listener(submissions)
}
