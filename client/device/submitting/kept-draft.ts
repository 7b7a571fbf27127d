/** What is half-filled in a form, kept on the device: in IndexedDB, and for the last moment in local storage. */
import { DRAFT_MS, deleteDraft, loadDraft, saveDraft } from '#client/device/drafts/drafts.ts'

/** Local storage holds what is typed in the last moment: nothing else can be written while a page is going away. */
export const LAST_MOMENT_PREFIX = 'draft:'

interface LastMoment {
  draft: unknown
  /** It was kept before the draft of an earlier page had been looked at, and holds only what was typed since. */
  isPartial?: boolean
}

/** What `keepInLastMoment` kept; undefined also for what is older than a draft may be, or from a time to come: a clock was ahead. */
export function lastMoment(name: string): LastMoment | undefined {
  try {
    const { touchedAt, ...kept } = JSON.parse(localStorage.getItem(LAST_MOMENT_PREFIX + name) ?? '{}')
    const age = Date.now() - touchedAt
    return age >= 0 && age <= DRAFT_MS ? kept : undefined
  } catch {
    return undefined
  }
}

/** How often this page has written there. */
let moments = 0

/** Keeps a draft at once, until `keepDraft` has done so; undefined: none. */
export function keepInLastMoment(name: string, draft: unknown, isPartial?: boolean): void {
  moments++
  try {
    if (draft === undefined) localStorage.removeItem(LAST_MOMENT_PREFIX + name)
    else localStorage.setItem(LAST_MOMENT_PREFIX + name, JSON.stringify({ draft, isPartial, touchedAt: Date.now() }))
  } catch {
    // Refused, as in some private modes: a draft is a convenience.
  }
}

/**
 * Keeps a draft in place of the one before; undefined: none. Where IndexedDB cannot, local storage does. What is kept there meanwhile is
 * newer, and stays.
 */
export async function keepDraft(name: string, draft: unknown): Promise<void> {
  const before = moments
  const kept = await (draft === undefined ? deleteDraft(name) : saveDraft(name, draft)).then(
    () => undefined,
    () => draft,
  )
  if (moments === before) keepInLastMoment(name, kept)
}

/** The kept draft, undefined when there is none; written by another version of the site perhaps. */
export async function keptDraft(name: string): Promise<unknown> {
  const last = lastMoment(name)
  if (last && !last.isPartial) return last.draft
  const stored = await loadDraft(name).catch(() => undefined)
  return last ? { ...(stored as object), ...filledIn(last.draft as object) } : stored
}

function filledIn(draft: object): object {
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => String(value ?? '') !== ''))
}
