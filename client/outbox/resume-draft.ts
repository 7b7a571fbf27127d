import { deleteDraft, loadDraft, saveDraft } from '#client/outbox/drafts.ts'
import { requireRoom } from '#client/outbox/storage-room.ts'
import { isIntact, toFile, toStoredResume } from '#client/outbox/stored-resume.ts'
import type { StoredResume } from '#client/outbox/submission-record.ts'

/** The name of its draft. */
export const RESUME_DRAFT = 'application-resume'

let last: Promise<unknown> = Promise.resolve()

/** Runs one task after the other: a file that is still being written must not outlive its removal. */
function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const done = last.then(task)
  last = done.catch(() => {})
  return done
}

/**
 * Keeps the file chosen in the application form, so that it outlives the page. Throws `OutboxFullError` and
 * `OutboxUnavailableError`; no file is kept then.
 */
export function keepResume(file: File): Promise<void> {
  return inTurn(async () => {
    await deleteDraft(RESUME_DRAFT)
    const resume = await toStoredResume(file)
    await requireRoom(resume.size)
    await saveDraft(RESUME_DRAFT, resume)
  })
}

/** The kept file; undefined when there is none, when it is damaged, or where nothing can be stored. */
export function keptResume(): Promise<File | undefined> {
  return inTurn(async () => {
    const kept = await loadDraft(RESUME_DRAFT).catch(() => undefined)
    if (kept === undefined) return undefined
    const intact = isStoredResume(kept) && (await isIntact(kept))
    if (intact) return toFile(kept)
    await remove()
    return undefined
  })
}

/** Forgets the kept file: it was removed from the form, or is on its way. */
export function dropKeptResume(): Promise<void> {
  return inTurn(remove)
}

/** Where nothing can be deleted nothing was kept. */
async function remove(): Promise<void> {
  await deleteDraft(RESUME_DRAFT).catch(() => {})
}

/** Another version of the site may have kept something else. */
function isStoredResume(kept: unknown): kept is StoredResume {
  const { name, type, digest, bytes } = (kept ?? {}) as Partial<StoredResume>
  return [name, type, digest].every((text) => typeof text === 'string') && bytes instanceof ArrayBuffer
}
