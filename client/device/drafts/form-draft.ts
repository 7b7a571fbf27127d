/**
 * Saves and loads the draft of a form. Only pages can use this file, because the worker has no local storage. A draft
 * is stored in IndexedDB. While the page is being left, the draft is stored in local storage instead, because then only
 * a synchronous write still succeeds. In fair mode (a tablet shared at a job fair) drafts are kept only in the worker's
 * memory (`worker-drafts.ts`).
 */
import { isFairMode } from '#client/device/fair-mode/fair-mode.ts'
import { wasCleared } from './cleared-device.ts'
import { DRAFT_MS, deleteDraft, deleteOldDrafts, loadDraft, newStamp, saveDraft } from './drafts.ts'
import { keepDraftInWorker } from './worker-drafts.ts'

/** Prefix of a draft's key in local storage. */
const SYNC_PREFIX = 'draft:'

interface SyncDraft {
  draft: unknown
  /** The time of the last change (milliseconds since 1970). */
  touchedAt: number
  /** The draft's stamp (`drafts.ts`). Drafts of earlier releases have none. */
  stamp?: string
  /**
   * True if the draft was saved before the stored draft had been loaded into the form. Such a draft contains only the
   * text that the visitor has typed since the page opened.
   */
  isPartial?: boolean
}

/**
 * How often this page has begun to save or delete each draft, by the names of the drafts. If the number has grown while
 * `saveFormDraft` used IndexedDB, the later call decides what local storage contains.
 */
const changes = new Map<string, number>()

/** Counts a change of a draft and returns its number. */
function countChange(name: string): number {
  const number = (changes.get(name) ?? 0) + 1
  changes.set(name, number)
  return number
}

/** The entry of each draft in local storage as this page last wrote or loaded it, by the name of the draft. */
const knownEntries = new Map<string, string | null>()

/**
 * Saves a draft in local storage, synchronously. The draft stays there until `saveFormDraft` saves it in IndexedDB. If
 * `draft` is undefined or the device has been cleared for the next person, deletes the saved draft instead. In fair
 * mode a complete draft goes to the worker's memory, and a partial one (of a form that has not loaded its stored draft
 * yet) is ignored. Returns false if local storage is refused or full.
 */
export function saveFormDraftSync(name: string, draft: unknown, { isPartial = false } = {}): boolean {
  if (isFairMode()) {
    if (!isPartial) keepDraftInWorker(name, wasCleared() ? undefined : draft)
    return true
  }
  countChange(name)
  try {
    if (draft === undefined || wasCleared()) localStorage.removeItem(SYNC_PREFIX + name)
    else {
      const entry = JSON.stringify({
        draft,
        isPartial,
        touchedAt: Date.now(),
        stamp: newStamp(name),
      } satisfies SyncDraft)
      localStorage.setItem(SYNC_PREFIX + name, entry)
      knownEntries.set(name, entry)
    }
    return true
  } catch {
    // Local storage is refused, as in some private modes, or full. The draft can then only be saved by `saveFormDraft`.
    return false
  }
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
    keepDraftInWorker(name, draft)
    return true
  }
  const change = countChange(name)
  const isDone = await (draft === undefined ? deleteDraft(name) : saveDraft(name, draft)).then(
    () => true,
    () => false,
  )
  if (changes.get(name) !== change) return isDone
  if (draft !== undefined && !isDone) return saveFormDraftSync(name, draft)
  // The draft in local storage is out of date now: delete it. Only when this page deletes its own draft, a newer one of
  // another page stays.
  const entry = entryOf(name)
  const isOwn = entry === null || entry === knownEntries.get(name)
  if (draft !== undefined || isOwn) saveFormDraftSync(name, undefined)
  return true
}

/**
 * Resolves with the saved draft, or with undefined if there is none. A complete draft in local storage is newer than
 * the one in IndexedDB and is returned as it is. If the draft in local storage is partial, because the form had not yet
 * loaded its stored draft, its filled fields replace those of the draft in IndexedDB. The draft may have been written
 * by another version of the site, so its shape is unknown. Rejects if the database fails and local storage has no
 * draft: it is then unknown whether there is one.
 *
 * Moves a draft in local storage to IndexedDB, because only there the transaction that stores the submission can delete
 * it. The draft is still kept for a day from its last change.
 */
export async function loadFormDraft(name: string): Promise<unknown> {
  if (isFairMode()) return loadDraft(name)
  const entry = entryOf(name)
  knownEntries.set(name, entry)
  const sync = loadSync(name)
  try {
    const stored = await loadDraft(name)
    if (!sync) return stored
    const draft = merged(sync, stored)
    await saveDraft(name, draft, Math.min(sync.touchedAt, Date.now()), sync.stamp)
    if (entryOf(name) === entry) saveFormDraftSync(name, undefined)
    return draft
  } catch (error) {
    if (!sync) throw error
    return merged(sync, undefined)
  }
}

/**
 * Deletes all drafts older than a day, with their files. A draft with a time in the future (from a wrong clock) is kept
 * for a day from now. Never rejects: a browser that refuses access to its storage
 * has stored no draft.
 */
export async function deleteOldFormDrafts(): Promise<void> {
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(SYNC_PREFIX)) continue
      const name = key.slice(SYNC_PREFIX.length)
      const saved = loadSync(name)
      if (!saved) saveFormDraftSync(name, undefined)
      else if (saved.touchedAt > Date.now()) replaceEntry(name, { ...saved, touchedAt: Date.now() })
    }
  } catch {
    // Local storage is refused, so it holds no drafts.
  }
  await deleteOldDrafts().catch(() => {})
}

/** Returns the draft in local storage; undefined if there is none or it is older than a day. */
function loadSync(name: string): SyncDraft | undefined {
  try {
    const saved: SyncDraft = JSON.parse(entryOf(name) ?? '{}')
    return Date.now() - saved.touchedAt <= DRAFT_MS ? saved : undefined
  } catch {
    return undefined
  }
}

/** Replaces the entry of a draft in local storage. If this page has written or loaded the draft, it stays its own. */
function replaceEntry(name: string, saved: SyncDraft): void {
  const entry = JSON.stringify(saved)
  if (knownEntries.get(name) === entryOf(name)) knownEntries.set(name, entry)
  localStorage.setItem(SYNC_PREFIX + name, entry)
}

/** Returns the draft in local storage as it is stored; null if there is none or the browser refuses access. */
function entryOf(name: string): string | null {
  try {
    return localStorage.getItem(SYNC_PREFIX + name)
  } catch {
    return null
  }
}

/** The fields of an application's draft that are valid for one job only. Drafts of enquiries have none of them. */
interface ApplicationDraft {
  job?: unknown
  locations?: unknown
  replaces?: unknown
}

/**
 * Returns the draft in local storage. If it is partial, returns the stored draft, in which the filled fields of the
 * partial draft replace those of the stored one. If the two are for different jobs, leaves out what belongs to the job
 * of the stored draft.
 */
function merged({ draft, isPartial }: SyncDraft, stored: unknown): unknown {
  if (!isPartial) return draft
  const partial = draft as ApplicationDraft
  const former = (stored ?? {}) as ApplicationDraft
  const { locations: _, replaces: __, ...ofAnyJob } = former
  // An empty list is an empty text as well.
  const filled = Object.entries(partial).filter(([, value]) => String(value ?? '') !== '')
  return { ...(former.job === partial.job ? former : ofAnyJob), ...Object.fromEntries(filled) }
}
