/**
 * Drafts are the unsent contents of forms. They are kept only for a day, because the next person at a shared device may
 * be somebody else. In fair mode they are kept only in the memory of the service worker, not in the database.
 */

import { mayHaveOutbox } from '#client/device/database/outbox-exists.ts'
import { readRecord } from '#client/device/database/stored-records.ts'
import { type Mode, type OutboxTransaction, transact, transactAtOnce } from '#client/device/database/transact.ts'
import { isFairMode } from '#client/device/fair-mode/fair-mode.ts'
import { wasCleared } from './cleared-device.ts'
import { keepDraftInWorker, loadDraftFromWorker } from './worker-drafts.ts'

/** A draft is deleted this long after its last change. Reading a draft does not prolong the time. */
export const DRAFT_MS = 24 * 60 * 60_000

/**
 * Suffix of the key under which the time of a draft's last change is stored. The time is stored apart from the draft,
 * so that `deleteOldDrafts` need not read the files that drafts contain.
 */
const TIME_SUFFIX = ' touched at'

/** Suffix of a stamp's key. Each change of a draft writes a new random stamp, so that other pages notice the change. */
const STAMP_SUFFIX = ' stamp'

/**
 * Suffix of the key under which the transaction that stores a submission writes its id, beside the draft that the
 * submission was made from. The draft counts as sent, and is not loaded any more, while the device has this submission.
 * The transaction does not delete the draft itself: WebKit has been seen to delete the draft without storing the
 * submission, if the page was left at that moment. In fair mode the id is in the worker's memory, as the draft is.
 */
const SENT_AS_SUFFIX = ' sent as'

/** The stores that tell whether a draft has been sent. */
const DRAFTS_AND_SUBMISSIONS = ['drafts', 'submissions', 'sealed'] as const

/** Returns the key of the id of the submission as which a form's draft was sent. */
export function sentAsKey(form: string): string {
  return form + SENT_AS_SUFFIX
}

/** Returns the keys of a form's draft, of the time of its last change, and of the stamp of this change. */
function draftKeys(form: string): [draft: string, touchedAt: string, stamp: string] {
  return [form, form + TIME_SUFFIX, form + STAMP_SUFFIX]
}

/** Returns the name of the form to whose draft a key belongs. */
function formOf(key: string): string {
  const suffix = [TIME_SUFFIX, STAMP_SUFFIX, SENT_AS_SUFFIX].find((suffix) => key.endsWith(suffix)) ?? ''
  return key.slice(0, key.length - suffix.length)
}

/**
 * For each draft, the stamps by which this page recognises it as its own: the stamp with which this page last stored or
 * loaded the draft, and those that it has given to the draft since (`newStamp`).
 */
const knownStamps = new Map<string, Set<unknown>>()

/**
 * Returns a new stamp for a draft that this page saves, in the database or in local storage. Another page may move a
 * draft from local storage into the database. It then still counts as the draft of this page.
 */
export function newStamp(form: string): string {
  const stamp = crypto.randomUUID()
  noteStamp(form, stamp)
  return stamp
}

/** Notes that this page shows a draft with this stamp. */
export function noteStamp(form: string, stamp: string): void {
  const known = knownStamps.get(form) ?? new Set([undefined])
  known.add(stamp)
  knownStamps.set(form, known)
}

/**
 * Returns the stamp of a form's draft as this page has last saved or loaded it; undefined if there was none. Two tabs
 * that show the same draft know the same stamp, until the visitor changes the text in one of them.
 */
export function lastKnownStamp(form: string): unknown {
  return [...(knownStamps.get(form) ?? [])].at(-1)
}

/**
 * Stores the draft of a form in the database; in fair mode, only in the worker's memory. `draft` may be any value that
 * can be structured-cloned. `stamp` is the draft's stamp in local storage, if it comes from there. Throws
 * `OutboxFullError` or `OutboxUnavailableError`.
 */
export async function saveDraft(
  form: string,
  draft: unknown,
  now = Date.now(),
  // Known before it is stored: while the draft is being written, `unchangedDrafts` may already read this stamp.
  stamp: string = newStamp(form),
): Promise<void> {
  if (isFairMode()) return keepFairDraft(form, draft)
  const [draftKey, timeKey, stampKey] = draftKeys(form)
  await transactAtOnce(['drafts'], 'readwrite', async (transaction) => {
    // This task may run a second time, when the page comes back from the bfcache (`transact`). By then the device may
    // have been cleared for the next person.
    if (wasCleared()) return
    const store = transaction.objectStore('drafts')
    await Promise.all([
      store.put(draft, draftKey),
      store.put(now, timeKey),
      store.put(stamp, stampKey),
      store.delete(sentAsKey(form)),
    ])
  })
  knownStamps.set(form, new Set([stamp]))
}

/**
 * Resolves with the draft of a form, or with undefined if there is none, it was sent, or it is older than a day. In fair
 * mode the draft comes from the worker's memory. The draft may have been written by another version of the site, so its
 * shape is unknown. Does not create the database, because many visitors open a form and never type anything.
 */
export async function loadDraft(form: string, now = Date.now()): Promise<unknown> {
  if (isFairMode()) return loadFairDraft(form)
  // From now on a draft that another page stores counts as changed, even if there is no draft yet (`isUnchanged`).
  if (!knownStamps.has(form)) knownStamps.set(form, new Set([undefined]))
  if (!(await mayHaveOutbox())) return undefined
  return transactAtOnce([...DRAFTS_AND_SUBMISSIONS], 'readonly', async (read) => {
    const store = read.objectStore('drafts')
    const [[draft, touchedAt, stamp], sent] = await Promise.all([
      Promise.all(draftKeys(form).map((key) => store.get(key))),
      isSent(read, form),
    ])
    knownStamps.set(form, new Set([stamp]))
    return sent || isOld(touchedAt, now) ? undefined : draft
  })
}

/**
 * Resolves with those names in `forms` whose form has no draft, or a draft that no other page has changed since this
 * page stored or loaded it. Only these drafts count as sent once this page has sent its form: a draft that another page
 * has changed contains what the visitor types in another tab. In fair mode all drafts are those of the present visit:
 * resolves with all names. Never rejects.
 */
export async function unchangedDrafts(forms: string[]): Promise<string[]> {
  if (isFairMode()) return forms
  if (!(await mayHaveOutbox())) return forms
  return transactAtOnce(['drafts'], 'readonly', async (read) => {
    const store = read.objectStore('drafts')
    const stamps = await Promise.all(forms.map((form) => store.get(form + STAMP_SUFFIX)))
    return forms.filter((form, index) => isUnchanged(form, stamps[index]))
  }).catch(() => forms)
}

/**
 * Deletes the draft of a form, unless another page has changed the draft since this page stored or loaded it: the draft
 * then contains what the visitor types in another tab.
 */
export async function deleteDraft(form: string): Promise<void> {
  if (isFairMode()) return keepFairDraft(form, undefined)
  await transact(['drafts'], 'readwrite', async (transaction) => {
    const store = transaction.objectStore('drafts')
    if (!isUnchanged(form, await store.get(form + STAMP_SUFFIX))) return
    await deleteKeys(transaction, form)
  })
}

/**
 * True if no other page has changed the draft since this page stored or loaded it: `stamp`, the stored stamp, is the
 * one that this page knows. Also true if this page, for example the outbox page, has neither stored nor loaded the
 * draft. Also true without a stamp, because drafts of earlier releases have none.
 */
function isUnchanged(form: string, stamp: unknown): boolean {
  return stamp === undefined || (knownStamps.get(form)?.has(stamp) ?? true)
}

/**
 * Resolves with true if this form has a draft that was not sent. Unlike `loadDraft`, does not add the stamp of the draft
 * to `knownStamps`, so a draft of another page still counts as changed. Never rejects.
 */
export async function isDraftStored(form: string): Promise<boolean> {
  if (isFairMode()) return (await loadFairDraft(form)) !== undefined
  if (!(await mayHaveOutbox())) return false
  return transactAtOnce([...DRAFTS_AND_SUBMISSIONS], 'readonly', async (read) => {
    const [key, sent] = await Promise.all([read.objectStore('drafts').getKey(form), isSent(read, form)])
    return key !== undefined && !sent
  }).catch(() => false)
}

/**
 * Deletes drafts that were sent or are older than a day. A draft without a time, or with a time in the future (from a
 * wrong clock), is kept for a day from `now`.
 */
export async function deleteOldDrafts(now = Date.now()): Promise<void> {
  await transact([...DRAFTS_AND_SUBMISSIONS], 'readwrite', async (transaction) => {
    const store = transaction.objectStore('drafts')
    for (const form of new Set((await store.getAllKeys()).map(formOf))) {
      const [, timeKey] = draftKeys(form)
      const touchedAt = await store.get(timeKey)
      if (isOld(touchedAt, now) || (await isSent(transaction, form))) await deleteKeys(transaction, form)
      else if (typeof touchedAt !== 'number' || touchedAt > now) await store.put(now, timeKey)
    }
  })
}

/** Deletes everything that is stored about the draft of a form. */
async function deleteKeys(transaction: OutboxTransaction<'readwrite'>, form: string): Promise<void> {
  const store = transaction.objectStore('drafts')
  await Promise.all([...draftKeys(form), sentAsKey(form)].map((key) => store.delete(key)))
}

/** True if the device has the submission as which the draft was sent. Makes its requests at once (`transactAtOnce`). */
async function isSent<M extends Mode>(transaction: OutboxTransaction<M>, form: string): Promise<boolean> {
  const [sentAs, unsealed, sealed] = await Promise.all([
    transaction.objectStore('drafts').get(sentAsKey(form)),
    transaction.objectStore('submissions').getAllKeys(),
    transaction.objectStore('sealed').getAllKeys(),
  ])
  return [...unsealed, ...sealed].some((id) => id === sentAs)
}

/** True if the draft is older than a day; false if its time is unknown. */
function isOld(touchedAt: unknown, now: number): boolean {
  return typeof touchedAt === 'number' && now - touchedAt > DRAFT_MS
}

/**
 * In fair mode, keeps a draft in the worker's memory in place of the former one. If `draft` is undefined or the device
 * has been cleared for the next person, deletes the draft instead. `sentAs` is the id of the submission as which the
 * draft is being stored, if it is.
 */
export function keepFairDraft(form: string, draft: unknown, sentAs?: string): void {
  keepDraftInWorker(form, wasCleared() ? undefined : draft)
  noteSentAs(form, sentAs)
}

/**
 * In fair mode, notes the id of the submission as which a draft is being stored. The page may be left before it can
 * delete the draft, and the visitor must not find the text both in the form and in the outbox.
 */
export function noteSentAs(form: string, id: string | undefined): void {
  keepDraftInWorker(sentAsKey(form), id)
}

/** Resolves with a draft in the worker's memory; undefined if there is none or if it was sent. */
async function loadFairDraft(form: string): Promise<unknown> {
  const [draft, sentAs] = await Promise.all([form, sentAsKey(form)].map(loadDraftFromWorker))
  const sent = typeof sentAs === 'string' && (await readRecord(sentAs).catch(() => undefined))
  return sent ? undefined : draft
}
