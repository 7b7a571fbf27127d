/**
 * The draft of a form on a page (not in the worker: local storage). It is stored in IndexedDB; while the page is being left, only local storage
 * can still be written, since it is synchronous.
 */
import { DRAFT_MS, deleteDraft, deleteOldDrafts, loadDraft, saveDraft } from './drafts.ts'

/** Key prefix in local storage. */
const SYNC_PREFIX = 'draft:'

interface SyncDraft {
  draft: unknown
  /** Saved before the stored draft had been loaded into the form: contains only what was typed since the page opened. */
  isPartial?: boolean
}

/** The number of writes to local storage on this page. */
let syncWrites = 0

/** Saves a draft synchronously, until `saveFormDraft` has saved it; undefined deletes it. Without local storage it does nothing. */
export function saveFormDraftSync(name: string, draft: unknown, isPartial?: boolean): void {
  syncWrites++
  try {
    if (draft === undefined) localStorage.removeItem(SYNC_PREFIX + name)
    else localStorage.setItem(SYNC_PREFIX + name, JSON.stringify({ draft, isPartial, touchedAt: Date.now() }))
  } catch {
    // Refused, as in some private modes, or full.
  }
}

/** Saves a draft in place of the one before; undefined deletes it. In local storage if IndexedDB fails. Never rejects. */
export async function saveFormDraft(name: string, draft: unknown): Promise<void> {
  const before = syncWrites
  const unsaved = await (draft === undefined ? deleteDraft(name) : saveDraft(name, draft)).then(
    () => undefined,
    () => draft,
  )
  // A draft that was saved synchronously meanwhile is newer, and stays.
  if (syncWrites === before) saveFormDraftSync(name, unsaved)
}

/** The draft; undefined if there is none. Another version of the site may have written it. Never rejects. */
export async function loadFormDraft(name: string): Promise<unknown> {
  const sync = loadSync(name)
  if (sync && !sync.isPartial) return sync.draft
  const stored = await loadDraft(name).catch(() => undefined)
  return sync ? { ...(stored as object), ...filledFields(sync.draft as object) } : stored
}

/**
 * Deletes all drafts older than a day, with their files. Never rejects: if the browser refuses access to its storage, no draft has been stored there.
 */
export async function deleteOldFormDrafts(): Promise<void> {
  try {
    for (const key of Object.keys(localStorage)) {
      const name = key.slice(SYNC_PREFIX.length)
      if (key.startsWith(SYNC_PREFIX) && loadSync(name) === undefined) saveFormDraftSync(name, undefined)
    }
  } catch {
    // Local storage is refused.
  }
  await deleteOldDrafts().catch(() => {})
}

/** Undefined also for a draft older than a day, or from the future: the clock was wrong then. */
function loadSync(name: string): SyncDraft | undefined {
  try {
    const { touchedAt, ...saved } = JSON.parse(localStorage.getItem(SYNC_PREFIX + name) ?? '{}')
    const age = Date.now() - touchedAt
    return age >= 0 && age <= DRAFT_MS ? saved : undefined
  } catch {
    return undefined
  }
}

function filledFields(draft: object): object {
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => String(value ?? '') !== ''))
}
