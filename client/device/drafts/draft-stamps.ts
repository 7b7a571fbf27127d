/**
 * Each change of a draft writes a new random stamp beside it. By the stamps that it knows, a page recognises a draft as
 * its own: a draft with any other stamp was changed by another page.
 */

/**
 * For each draft, by name: the stamp with which this page last stored or loaded the draft (undefined if it found no
 * draft, or one without a stamp), and the stamps that this page has given to the draft since (`newStamp`). A draft that
 * this page has neither stored nor loaded has no entry.
 */
const knownStamps = new Map<string, Set<unknown>>()

/**
 * Returns a new stamp for a draft that this page saves, in the database or in local storage. Another page may move a
 * draft from local storage into the database. It then still counts as the draft of this page.
 */
export function newStamp(name: string): string {
  const stamp = crypto.randomUUID()
  noteStamp(name, stamp)
  return stamp
}

/** Notes that this page shows a draft with this stamp. */
export function noteStamp(name: string, stamp: string): void {
  const known = knownStamps.get(name) ?? new Set([undefined])
  known.add(stamp)
  knownStamps.set(name, known)
}

/** Notes the stamp with which this page has stored or loaded a draft. From now on no earlier stamp counts as its own. */
export function noteOnlyStamp(name: string, stamp: unknown): void {
  knownStamps.set(name, new Set([stamp]))
}

/** Notes that this page loads a draft. If there is none, a draft that another page stores later counts as changed. */
export function noteLoading(name: string): void {
  if (!knownStamps.has(name)) noteOnlyStamp(name, undefined)
}

/**
 * Returns the stamp of a draft as this page has last saved or loaded it; undefined if there was none. Two tabs that show
 * the same draft know the same stamp, until the visitor changes the text in one of them.
 */
export function lastKnownStamp(name: string): unknown {
  return [...(knownStamps.get(name) ?? [])].at(-1)
}

/**
 * True if no other page has changed the draft since this page stored or loaded it: `stamp`, the stored stamp, is one
 * that this page knows. Also true if this page, for example the outbox page, has neither stored nor loaded the draft.
 * Also true without a stamp, because drafts of earlier releases have none.
 */
export function isUnchanged(name: string, stamp: unknown): boolean {
  return stamp === undefined || (knownStamps.get(name)?.has(stamp) ?? true)
}
