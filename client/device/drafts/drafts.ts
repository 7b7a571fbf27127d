/**
 * Drafts are the unsent contents of forms: the texts of each name, and the files (`resume-draft.ts`). Each has a name.
 * Drafts are kept only for a day, because the next person at a shared device may be somebody else. In fair mode they are
 * kept only in the memory of the service worker, not in the database.
 */

import type { OutboxStores } from '#client/device/database/change-outbox.ts'
import { mayHaveOutbox } from '#client/device/database/outbox-exists.ts'
import { type Mode, type OutboxTransaction, transact, transactAtOnce } from '#client/device/database/transact.ts'
import { isFairMode } from '#client/device/fair-mode/fair-mode.ts'
import { wasCleared } from './cleared-device.ts'
import { draftName, sentAsKey, stampKey, timeKey } from './draft-keys.ts'
import { beginAccess, isAmong, isUnchanged, newStamp, noteLoading, type SentNote, sentNote } from './draft-stamps.ts'
import { keepDraftInWorker, loadDraftFromWorker } from './worker-drafts.ts'

/** A draft is deleted this long after its last change. Reading a draft does not prolong the time. */
export const DRAFT_MS = 24 * 60 * 60_000

/** The stores that tell whether a draft has been sent. */
const DRAFTS_AND_SUBMISSIONS = ['drafts', 'submissions', 'sealed'] as const

/**
 * Stores a draft in the database; in fair mode, only in the worker's memory. `draft` may be any value that can be
 * structured-cloned. Throws `OutboxFullError` or `OutboxUnavailableError`.
 */
export async function saveDraft(name: string, draft: unknown, now = Date.now()): Promise<void> {
  if (isFairMode()) return keepDraftInWorker(name, draft)
  // Known before it is stored: a page that sends the draft while it is being written counts it as its own.
  await writeDraft(name, draft, now, newStamp(name))
}

/**
 * Stores a draft from local storage, with the time and the stamp that it has there. Stores nothing if `isThere` returns
 * false at the moment of storing: another tab has then sent or emptied the draft. Throws as `saveDraft` does.
 */
export async function moveDraft(
  name: string,
  draft: unknown,
  { touchedAt, stamp = newStamp(name) }: { touchedAt: number; stamp?: string | undefined },
  isThere: () => boolean,
): Promise<void> {
  await writeDraft(name, draft, touchedAt, stamp, isThere)
}

async function writeDraft(
  name: string,
  draft: unknown,
  touchedAt: number,
  stamp: string,
  isThere = () => true,
): Promise<void> {
  const noteStored = beginAccess(name)
  await transactAtOnce(['drafts'], 'readwrite', async (transaction) => {
    // This task may run a second time, when the page comes back from the bfcache (`transact`). By then the device may
    // have been cleared for the next person.
    if (wasCleared() || !isThere()) return
    const store = transaction.objectStore('drafts')
    await Promise.all([store.put(draft, name), store.put(touchedAt, timeKey(name)), store.put(stamp, stampKey(name))])
  })
  noteStored(stamp)
}

/**
 * Resolves with a draft, or with undefined if there is none, it was sent, or it is older than a day. In fair
 * mode the draft comes from the worker's memory. The draft may have been written by another version of the site, so its
 * shape is unknown. Does not create the database, because many visitors open a form and never type anything.
 */
export async function loadDraft(name: string, now = Date.now()): Promise<unknown> {
  if (isFairMode()) return loadDraftFromWorker(name)
  noteLoading(name)
  const noteLoaded = beginAccess(name)
  if (!(await mayHaveOutbox())) return undefined
  return transactAtOnce([...DRAFTS_AND_SUBMISSIONS], 'readonly', async (read) => {
    const store = read.objectStore('drafts')
    const [draft, touchedAt, stamp, sent] = await Promise.all([
      store.get(name),
      store.get(timeKey(name)),
      store.get(stampKey(name)),
      isSent(read, name),
    ])
    noteLoaded(stamp)
    return sent || isOld(touchedAt, now) ? undefined : draft
  })
}

/**
 * Deletes a draft, unless another page has changed it since this page stored or loaded it: the draft then contains what
 * the visitor types in another tab.
 */
export async function deleteDraft(name: string): Promise<void> {
  if (isFairMode()) return keepDraftInWorker(name, undefined)
  await transact(['drafts'], 'readwrite', async (transaction) => {
    const store = transaction.objectStore('drafts')
    if (!isUnchanged(name, await store.get(stampKey(name)))) return
    await deleteKeys(transaction, name)
  })
}

/**
 * Resolves with true if there is a draft under this name that was not sent. Unlike `loadDraft`, does not note the stamp
 * of the draft, so a draft of another page still counts as changed. Never rejects.
 */
export async function isDraftStored(name: string): Promise<boolean> {
  if (isFairMode()) return (await loadDraftFromWorker(name)) !== undefined
  if (!(await mayHaveOutbox())) return false
  return transactAtOnce([...DRAFTS_AND_SUBMISSIONS], 'readonly', async (read) => {
    const [key, sent] = await Promise.all([read.objectStore('drafts').getKey(name), isSent(read, name)])
    return key !== undefined && !sent
  }).catch(() => false)
}

/**
 * Marks a draft as sent, inside the transaction that stores the submission with this id. The draft is no longer loaded
 * while the device has the submission, unless another tab has changed it. The transaction does not delete the draft:
 * WebKit has been seen to delete the draft without storing the submission, if the page was left at that moment.
 */
export async function markAsSent(drafts: OutboxStores['drafts'], name: string, id: string): Promise<void> {
  await drafts.put(sentNote(name, id), sentAsKey(name))
}

/**
 * Deletes drafts that were sent or are older than a day. A draft without a time, or with a time in the future (from a
 * wrong clock), is kept for a day from `now`.
 */
export async function deleteOldDrafts(now = Date.now()): Promise<void> {
  await transact([...DRAFTS_AND_SUBMISSIONS], 'readwrite', async (transaction) => {
    const store = transaction.objectStore('drafts')
    for (const name of new Set((await store.getAllKeys()).map(draftName))) {
      const touchedAt = await store.get(timeKey(name))
      if (isOld(touchedAt, now) || (await isSent(transaction, name))) await deleteKeys(transaction, name)
      else if (typeof touchedAt !== 'number' || touchedAt > now) await store.put(now, timeKey(name))
    }
  })
}

/** Deletes a draft and everything that is stored about it. */
async function deleteKeys(transaction: OutboxTransaction<'readwrite'>, name: string): Promise<void> {
  const store = transaction.objectStore('drafts')
  await Promise.all([name, timeKey(name), stampKey(name), sentAsKey(name)].map((key) => store.delete(key)))
}

/**
 * True if the draft was sent and not changed in another tab since, and the device has its submission. Makes its requests
 * at once (`transactAtOnce`).
 */
async function isSent<M extends Mode>(transaction: OutboxTransaction<M>, name: string): Promise<boolean> {
  const store = transaction.objectStore('drafts')
  const [note, stamp, unsealed, sealed] = await Promise.all([
    store.get(sentAsKey(name)) as Promise<SentNote | undefined>,
    store.get(stampKey(name)),
    transaction.objectStore('submissions').getAllKeys(),
    transaction.objectStore('sealed').getAllKeys(),
  ])
  return note !== undefined && [...unsealed, ...sealed].includes(note.id) && isAmong(note.stamps, stamp)
}

/** True if the draft is older than a day; false if its time is unknown. */
function isOld(touchedAt: unknown, now: number): boolean {
  return typeof touchedAt === 'number' && now - touchedAt > DRAFT_MS
}
