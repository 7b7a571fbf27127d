/**
 * The drafts of a device in fair mode, in memory only (`drafts/worker-drafts.ts`). They are lost when the browser stops
 * the worker. Each expires a few minutes after its last change or renewal by a page.
 */

/**
 * A draft expires this long after its last change or renewal. The open page renews all drafts
 * (`islands/fair/fair-bar.tsx`) until it clears the screen, which it does after a shorter time without a touch
 * (`islands/fair/idle-deadline.ts`). So drafts expire only if a page was killed before it could clear the tablet.
 */
const DRAFT_KEPT_MS = 5 * 60_000

const drafts = new Map<string, { draft: unknown; keptAt: number }>()

/**
 * Keeps a draft in place of the former one; undefined deletes the draft. `key` is the name of the draft. The id as which
 * a draft was sent is kept in the same way, under a key of its own (`sentAsKey`).
 */
export function keepDraft(key: string, draft: unknown): void {
  if (draft === undefined) drafts.delete(key)
  else drafts.set(key, { draft, keptAt: Date.now() })
}

/** Prolongs the life of all drafts that have not expired. */
export function renewDrafts(): void {
  for (const [key, { draft, keptAt }] of drafts) if (!hasExpired(keptAt)) keepDraft(key, draft)
}

/** Returns a draft; undefined if there is none or if it has expired. */
export function draftOf(key: string): unknown {
  const kept = drafts.get(key)
  if (kept && !hasExpired(kept.keptAt)) return kept.draft
  drafts.delete(key)
  return undefined
}

/** A draft whose time is far in the future has expired as well: the device's clock was set back since. */
function hasExpired(keptAt: number): boolean {
  return Math.abs(Date.now() - keptAt) > DRAFT_KEPT_MS
}

export function forgetDrafts(): void {
  drafts.clear()
}
