/**
 * Saves and loads the draft of a form. A draft is stored in IndexedDB. While the page is being left, the draft is stored
 * in local storage instead, because then only a synchronous write still succeeds. In fair mode drafts are kept only in
 * the worker's memory (`worker-drafts.ts`).
 */

import { readRecord } from '#client/device/database/stored-records.ts'
import { wasCleared } from '#client/device/drafts/cleared-device.ts'
import { newStamp, noteStamp } from '#client/device/drafts/draft-stamps.ts'
import {
  deleteDraft,
  deleteOldDrafts,
  isDraftStored,
  loadDraft,
  moveDraft,
  saveDraft,
} from '#client/device/drafts/drafts.ts'
import { keepDraftInWorker } from '#client/device/drafts/worker-drafts.ts'
import { isFairMode } from '#client/device/fair-mode/fair-mode.ts'
import {
  deleteLocalDraft,
  deleteOldLocalDrafts,
  isOwnLocalDraft,
  type LocalDraft,
  loadLocalDraft,
  localEntry,
  writeLocalDraft,
} from './local-draft.ts'

/**
 * How often this page has begun to save or delete each draft, by the names of the drafts. If the number has grown while
 * `saveFormDraft` used IndexedDB, the later call decides what local storage contains.
 */
const changeCounts = new Map<string, number>()

/** Counts a change of a draft and returns its number. */
function countChange(name: string): number {
  const number = (changeCounts.get(name) ?? 0) + 1
  changeCounts.set(name, number)
  return number
}

/**
 * Saves a draft in local storage, synchronously. The draft stays there until `saveFormDraft` saves it in IndexedDB. If
 * `draft` is undefined or the device has been cleared for the next person, deletes the saved draft instead. In fair
 * mode the draft goes to the worker's memory. Returns false if local storage is refused or full. `sentAs` is the id of
 * the submission as which the draft is being stored, if it is.
 */
export function saveFormDraftSync(name: string, draft: unknown, sentAs?: string): boolean {
  if (!isFairMode()) return replaceLocalDraft(name, draft, { isPartial: false, sentAs })
  keepWholeFairDraft(name, draft, sentAs)
  return true
}

/**
 * Saves, as `saveFormDraftSync` does, what the visitor has typed into a form that has not loaded its stored draft yet.
 * `loadFormDraft` later puts it into the stored draft.
 */
export function savePartialFormDraftSync(name: string, draft: unknown): void {
  if (isFairMode()) keepDraftInWorker(partialName(name), draft)
  else replaceLocalDraft(name, draft, { isPartial: true })
}

/** In fair mode, keeps the draft of a form in the worker's memory, and deletes the partial draft that went into it. */
function keepWholeFairDraft(name: string, draft: unknown, sentAs?: string): void {
  keepDraftInWorker(name, draft, sentAs)
  keepDraftInWorker(partialName(name), undefined)
}

/** In fair mode, the name of the partial draft of a form. */
const partialName = (name: string) => `${name}:partial`

/**
 * Saves a draft in local storage. If `draft` is undefined or the device has been cleared, deletes the saved draft
 * instead. Counts as a change, so that a running `saveFormDraft` leaves the result alone. Returns false if local
 * storage is refused or full.
 */
function replaceLocalDraft(name: string, draft: unknown, facts: Pick<LocalDraft, 'isPartial' | 'sentAs'>): boolean {
  countChange(name)
  if (draft === undefined || wasCleared()) return deleteLocalDraft(name)
  return writeLocalDraft(name, { ...facts, draft, touchedAt: Date.now(), stamp: newStamp(name) })
}

/**
 * Saves a draft in IndexedDB in place of the former one, or in local storage if IndexedDB fails. If `draft` is
 * undefined, deletes the saved draft from both, unless another page has changed it since this page saved or loaded it.
 * In fair mode the draft goes to the worker's memory instead. Resolves with false if the device cannot store the draft,
 * or has been cleared for the next person and so must not store it. Never rejects.
 */
export async function saveFormDraft(name: string, draft: unknown): Promise<boolean> {
  if (wasCleared()) return false
  if (isFairMode()) {
    keepWholeFairDraft(name, draft)
    return true
  }
  const change = countChange(name)
  // Delete this page's draft from local storage first, so that no other page moves it into the database afterwards. A
  // newer draft of another page stays.
  if (draft === undefined && isOwnLocalDraft(name)) deleteLocalDraft(name)
  const isDone = await (draft === undefined ? deleteDraft(name) : saveDraft(name, draft)).then(
    () => true,
    () => false,
  )
  if (changeCounts.get(name) !== change) return isDone
  if (draft === undefined) return true
  if (!isDone) return saveFormDraftSync(name, draft)
  // The draft in local storage is out of date now.
  deleteLocalDraft(name)
  return true
}

/**
 * Resolves with the saved draft, or with undefined if there is none. A complete draft in local storage is newer than
 * the one in IndexedDB and is returned as it is. If the draft in local storage is partial, because the form had not yet
 * loaded its stored draft, its filled fields replace those of the draft in IndexedDB. The draft may have been written
 * by another version of the site, so its shape is unknown. Rejects if the database fails and local storage has no
 * draft: it is then unknown whether there is one.
 *
 * If the draft in local storage was being sent when its page was left, and the submission was stored, deletes the draft:
 * the visitor must not find the text both in the form and in the outbox.
 *
 * Moves a draft in local storage to IndexedDB, because only there the transaction that stores the submission can mark it
 * as sent. The draft is still kept for a day from its last change.
 */
export async function loadFormDraft(name: string): Promise<unknown> {
  if (isFairMode()) return loadFairFormDraft(name)
  const { entry, local } = loadLocalDraft(name)
  if (!local) return loadDraft(name)
  if (await isSubmitted(local)) {
    if (localEntry(name) === entry) deleteLocalDraft(name)
    return loadDraft(name)
  }
  try {
    const stored = await loadDraft(name)
    const draft = local.isPartial ? withPartialDraft(local.draft, stored) : local.draft
    // The visitor may type meanwhile: a newer draft stays in local storage.
    const isThere = () => localEntry(name) === entry
    await moveDraft(name, draft, { ...local, touchedAt: Math.min(local.touchedAt, Date.now()) }, isThere)
    if (isThere()) deleteLocalDraft(name)
    // Another tab may have sent the draft meanwhile, and marked it as sent.
    return await loadDraft(name)
  } catch {
    // The database fails, so its draft is left out. The stamp is noted, so that two tabs that show this draft send it
    // under the same id (`keyForContent`).
    if (local.stamp !== undefined) noteStamp(name, local.stamp)
    return local.draft
  }
}

/** Resolves, in fair mode, with the draft of a form, and puts a partial draft into it. */
async function loadFairFormDraft(name: string): Promise<unknown> {
  const [stored, partial] = await Promise.all([loadDraft(name), loadDraft(partialName(name))])
  if (partial === undefined) return stored
  const draft = withPartialDraft(partial, stored)
  keepWholeFairDraft(name, draft)
  return draft
}

/** True if the device has the submission as which the draft was being sent. Never rejects. */
async function isSubmitted({ sentAs }: LocalDraft): Promise<boolean> {
  if (sentAs === undefined) return false
  return (await readRecord(sentAs).catch(() => undefined)) !== undefined
}

/** True if the device has a draft of this form that was not sent, in IndexedDB or in local storage. Never rejects. */
export async function isFormDraftStored(name: string): Promise<boolean> {
  return localEntry(name) !== null || isDraftStored(name)
}

/**
 * Deletes all drafts older than a day, with their files. A draft with a time in the future (from a wrong clock) is kept
 * for a day from now. Never rejects: a browser that refuses access to its storage has stored no draft.
 */
export async function deleteOldFormDrafts(): Promise<void> {
  deleteOldLocalDrafts()
  await deleteOldDrafts().catch(() => {})
}

/** The fields of an application's draft that are valid for one job only. Drafts of enquiries have none of them. */
interface ApplicationDraft {
  job?: unknown
  locations?: unknown
  replaces?: unknown
}

/**
 * Returns the stored draft of a form, in which the filled fields of a partial draft replace the stored ones. If the two
 * are for different jobs, leaves out what belongs to the job of the stored draft.
 */
function withPartialDraft(partialDraft: unknown, stored: unknown): unknown {
  const partial = partialDraft as ApplicationDraft
  const former = (stored ?? {}) as ApplicationDraft
  const { locations: _, replaces: __, ...ofAnyJob } = former
  // An empty list is an empty text as well.
  const filled = Object.entries(partial).filter(([, value]) => String(value ?? '') !== '')
  return { ...(former.job === partial.job ? former : ofAnyJob), ...Object.fromEntries(filled) }
}
