/**
 * The draft of a form in local storage. A browser that refuses local storage, as in some private modes, has no drafts
 * there.
 */
import { DRAFT_MS } from '#client/device/drafts/drafts.ts'

/** Prefix of a draft's key in local storage. The rest of the key is the name of the draft. */
export const LOCAL_DRAFT_PREFIX = 'draft:'

export interface LocalDraft {
  draft: unknown
  /** The time of the last change, in milliseconds since the epoch. */
  touchedAt: number
  /** The draft's stamp (`draft-stamps.ts`). Drafts of earlier releases have none. */
  stamp?: string
  /**
   * True if the draft was saved before the stored draft had been loaded into the form. Such a draft contains only the
   * text that the visitor has typed since the page opened.
   */
  isPartial?: boolean
  /**
   * The id of the submission that was being stored when this draft was saved. If the device has this submission, the
   * draft has been sent.
   */
  sentAs?: string
}

/** The entry of each draft in local storage as this page last wrote or loaded it, by the name of the draft. */
const knownEntries = new Map<string, string | null>()

/** Writes a draft in place of the former one. Returns false if local storage is refused or full. */
export function writeLocalDraft(name: string, draft: LocalDraft): boolean {
  try {
    const entry = JSON.stringify(draft)
    localStorage.setItem(LOCAL_DRAFT_PREFIX + name, entry)
    knownEntries.set(name, entry)
    return true
  } catch {
    return false
  }
}

/** Deletes a draft. Returns false if local storage is refused. */
export function deleteLocalDraft(name: string): boolean {
  try {
    localStorage.removeItem(LOCAL_DRAFT_PREFIX + name)
    return true
  } catch {
    return false
  }
}

/**
 * Loads a draft. `entry` is the draft as it is stored, null if there is none or local storage is refused. `local` is
 * undefined in these cases, and if the draft is older than a day.
 */
export function loadLocalDraft(name: string): { entry: string | null; local: LocalDraft | undefined } {
  const entry = localEntry(name)
  knownEntries.set(name, entry)
  return { entry, local: parseRecent(entry) }
}

/** Returns a draft as it is stored, without parsing it; null if there is none or local storage is refused. */
export function localEntry(name: string): string | null {
  try {
    return localStorage.getItem(LOCAL_DRAFT_PREFIX + name)
  } catch {
    return null
  }
}

/** True if there is no draft, or one that no other page has changed since this page wrote or loaded it. */
export function isOwnLocalDraft(name: string): boolean {
  const entry = localEntry(name)
  return entry === null || entry === knownEntries.get(name)
}

/**
 * Deletes all drafts older than a day, and those that cannot be read. A draft with a time in the future (from a wrong
 * clock) is kept for a day from now.
 */
export function deleteOldLocalDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(LOCAL_DRAFT_PREFIX)) continue
      const name = key.slice(LOCAL_DRAFT_PREFIX.length)
      const local = parseRecent(localEntry(name))
      if (!local) deleteLocalDraft(name)
      else if (local.touchedAt > Date.now()) restartDay(name, local)
    }
  } catch {
    // Local storage is refused, so it holds no drafts.
  }
}

/** Keeps a draft for a day from now. A draft that this page has written or loaded remains its own. */
function restartDay(name: string, local: LocalDraft): void {
  const entry = JSON.stringify({ ...local, touchedAt: Date.now() })
  if (knownEntries.get(name) === localEntry(name)) knownEntries.set(name, entry)
  localStorage.setItem(LOCAL_DRAFT_PREFIX + name, entry)
}

/** Returns a stored draft; undefined if there is none, if it is older than a day, or if it is no JSON. */
function parseRecent(entry: string | null): LocalDraft | undefined {
  if (entry === null) return undefined
  try {
    const local: LocalDraft = JSON.parse(entry)
    return Date.now() - local.touchedAt <= DRAFT_MS ? local : undefined
  } catch {
    return undefined
  }
}
