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

/** Keeps the draft of a form in place of the former one. If `draft` is undefined, deletes the draft of the form. */
export function keepDraft(form: string, draft: unknown): void {
  if (draft === undefined) drafts.delete(form)
  else drafts.set(form, { draft, keptAt: Date.now() })
}

/** Prolongs the life of all drafts that have not expired. */
export function renewDrafts(): void {
  for (const [form, { draft, keptAt }] of drafts) if (!hasExpired(keptAt)) keepDraft(form, draft)
}

/** Returns the draft of a form; undefined if there is none or if it has expired. */
export function draftOf(form: string): unknown {
  const kept = drafts.get(form)
  if (kept && !hasExpired(kept.keptAt)) return kept.draft
  drafts.delete(form)
  return undefined
}

/** A draft whose time is far in the future has expired as well: the device's clock was set back since. */
function hasExpired(keptAt: number): boolean {
  return Math.abs(Date.now() - keptAt) > DRAFT_KEPT_MS
}

export function forgetDrafts(): void {
  drafts.clear()
}
