import { requireRoom } from '#client/device/outbox/storage-room.ts'
import { isIntact, toFile, toStoredResume } from '#client/device/outbox/stored-resume.ts'
import type { StoredResume } from '#client/device/outbox/submission-record.ts'
import { deleteDraft, loadDraft, saveDraft } from './drafts.ts'

/** The draft with the file that was chosen in the application form. */
export const RESUME_DRAFT = 'application-resume'

/** The draft with a file that came from outside the site, until an applicant takes it. */
export const SHARED_RESUME_DRAFT = 'shared-resume'

type ResumeDraft = typeof RESUME_DRAFT | typeof SHARED_RESUME_DRAFT

let last: Promise<unknown> = Promise.resolve()

/** Runs one task after the other: a file that is still being written must not outlive its removal. */
function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const done = last.then(task)
  last = done.catch(() => {})
  return done
}

/**
 * Keeps a file for the application form, so that it outlives the page. Throws `OutboxFullError` and
 * `OutboxUnavailableError`; no file is kept then.
 */
export function keepResume(file: File, draft: ResumeDraft = RESUME_DRAFT): Promise<void> {
  return inTurn(async () => {
    await deleteDraft(draft)
    const resume = await toStoredResume(file)
    await requireRoom(resume.size)
    await saveDraft(draft, resume)
  })
}

/** The kept file; undefined when there is none, when it is damaged, or where nothing can be stored. */
export function keptResume(draft: ResumeDraft = RESUME_DRAFT): Promise<File | undefined> {
  return inTurn(async () => {
    const kept = await loadDraft(draft).catch(() => undefined)
    if (kept === undefined) return undefined
    const intact = isStoredResume(kept) && (await isIntact(kept))
    if (intact) return toFile(kept)
    await remove(draft)
    return undefined
  })
}

/** Forgets the kept file: it was removed from the form, or is on its way. */
export function dropKeptResume(draft: ResumeDraft = RESUME_DRAFT): Promise<void> {
  return inTurn(() => remove(draft))
}

/** Where nothing can be deleted nothing was kept. */
async function remove(draft: ResumeDraft): Promise<void> {
  await deleteDraft(draft).catch(() => {})
}

/** Another version of the site may have kept something else. */
function isStoredResume(kept: unknown): kept is StoredResume {
  const { name, type, digest, bytes } = (kept ?? {}) as Partial<StoredResume>
  return [name, type, digest].every((text) => typeof text === 'string') && bytes instanceof ArrayBuffer
}
