/**
 * The drafts of a device in fair mode (a tablet shared at a job fair), in memory only (`drafts/worker-drafts.ts`). They
 * are lost when the browser stops the worker, and each expires a few minutes after its last change.
 */

/**
 * A draft expires this long after its last change. The page already clears the screen after a shorter time without a
 * touch (`islands/fair/use-idle-reset.ts`).
 */
const LONGEST_MS = 5 * 60_000

const drafts = new Map<string, { draft: unknown; keptAt: number }>()

/** Keeps the draft of a form in place of the former one. If `draft` is undefined, deletes the draft of the form. */
export function keepDraft(form: string, draft: unknown): void {
  if (draft === undefined) drafts.delete(form)
  else drafts.set(form, { draft, keptAt: Date.now() })
}

/** Returns the draft of a form; undefined if there is none or if it is too old. */
export function draftOf(form: string): unknown {
  const kept = drafts.get(form)
  if (kept && Math.abs(Date.now() - kept.keptAt) <= LONGEST_MS) return kept.draft
  drafts.delete(form)
  return undefined
}

export function forgetDrafts(): void {
  drafts.clear()
}
