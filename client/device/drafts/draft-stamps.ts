/**
 * Each change of a draft writes a new random stamp beside it. By the stamps that it knows, a page recognises a draft as
 * its own: a draft with any other stamp was changed by another page.
 */

/**
 * The stamps that this page knows, by the name of the draft: the one with which the page last stored or loaded the
 * draft (undefined if it found no draft, or one without a stamp), and those that it has given to the draft since
 * (`newStamp`). A draft that this page has neither stored nor loaded has no entry.
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

/**
 * Call this when this page begins to store or load a draft, and the returned function with the draft's stamp once it is
 * stored or loaded. The page then knows this stamp, and forgets those that it knew at the beginning. It still knows the
 * stamps that it has given to the draft meanwhile (`newStamp`), because their changes are still being stored.
 */
export function beginAccess(name: string): (stamp: unknown) => void {
  const earlier = new Set(knownStamps.get(name))
  return (stamp) => {
    const since = [...(knownStamps.get(name) ?? [])].filter((known) => !earlier.has(known))
    knownStamps.set(name, new Set([stamp, ...since]))
  }
}

/** Notes that this page loads a draft. If there is none, a draft that another page stores later counts as changed. */
export function noteLoading(name: string): void {
  if (!knownStamps.has(name)) knownStamps.set(name, new Set([undefined]))
}

/**
 * Returns the stamp of a draft as this page has last saved or loaded it; undefined if there was none. Two tabs that
 * show the same draft know the same stamp, until the visitor changes the text in one of them.
 */
export function lastKnownStamp(name: string): unknown {
  return [...(knownStamps.get(name) ?? [])].at(-1)
}

/** The note beside a draft that a page has sent it. */
export interface SentNote {
  /** The id of the submission that was made from the draft. */
  id: string
  /**
   * The stamps that the page knew. With any other stamp the draft is what the visitor typed since, or in another tab.
   */
  stamps: Set<unknown>
}

/** Returns the note that this page sends a draft as the submission `id`. */
export function sentNote(name: string, id: string): SentNote {
  return { id, stamps: knownStamps.get(name) ?? new Set() }
}

/** True if no other page has changed the draft, whose stored stamp is `stamp`, since this page stored or loaded it. */
export function isUnchanged(name: string, stamp: unknown): boolean {
  return isAmong(knownStamps.get(name), stamp)
}

/**
 * True if a page that knows these stamps counts a draft with this stored stamp as its own. Also true if the page, for
 * example the outbox page, has neither stored nor loaded the draft (`stamps` is undefined), and for a draft without a
 * stamp, because drafts of earlier releases have none.
 */
export function isAmong(stamps: Set<unknown> | undefined, stamp: unknown): boolean {
  return stamp === undefined || (stamps?.has(stamp) ?? true)
}
