/**
 * The keys of a draft in the store `drafts`. The draft itself has its name as key; facts about it have keys of their
 * own.
 */

/**
 * Suffix of the key under which the time of a draft's last change is stored. The time is stored apart from the draft,
 * so that `deleteOldDrafts` need not read the files that drafts contain.
 */
const TIME_SUFFIX = ' touched at'

/** Suffix of the key of a draft's stamp (`draft-stamps.ts`). */
const STAMP_SUFFIX = ' stamp'

/** Suffix of the key of the note that a draft was sent (`markAsSent`). */
const SENT_AS_SUFFIX = ' sent as'

/** Returns the key of the time of a draft's last change, in milliseconds since the epoch. */
export function timeKey(name: string): string {
  return name + TIME_SUFFIX
}

/** Returns the key of the stamp that the last change of a draft has written. */
export function stampKey(name: string): string {
  return name + STAMP_SUFFIX
}

/**
 * Returns the key of the note that a draft was sent (`SentNote`). In fair mode the note is only the id of the
 * submission, and is in the worker's memory, as the draft is.
 */
export function sentAsKey(name: string): string {
  return name + SENT_AS_SUFFIX
}

/** Returns the name of the draft to which a key belongs. */
export function draftName(key: string): string {
  const suffix = [TIME_SUFFIX, STAMP_SUFFIX, SENT_AS_SUFFIX].find((suffix) => key.endsWith(suffix)) ?? ''
  return key.slice(0, key.length - suffix.length)
}
