import { requireRoom } from '#client/device/outbox/storage-room.ts'
import { isIntact, toFile, toStoredResume } from '#client/device/outbox/stored-resume.ts'
import type { StoredResume } from '#client/device/outbox/submission-record.ts'
import { deleteDraft, loadDraft, saveDraft } from './drafts.ts'

/** The file that was chosen in the application form. */
export const RESUME_DRAFT = 'application-resume'

/** A file that was shared with the site, until the applicant takes it. */
export const SHARED_RESUME_DRAFT = 'shared-resume'

type ResumeDraft = typeof RESUME_DRAFT | typeof SHARED_RESUME_DRAFT

let last: Promise<unknown> = Promise.resolve()

/** Runs one task at a time: a file that is still being written would otherwise survive its deletion. */
function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const done = last.then(task)
  last = done.catch(() => {})
  return done
}

/** Stores a file for the application form. Throws `OutboxFullError` or `OutboxUnavailableError`; the former file is deleted all the same. */
export function saveResumeDraft(file: File, draft: ResumeDraft = RESUME_DRAFT): Promise<void> {
  return inTurn(async () => {
    await deleteDraft(draft)
    const resume = await toStoredResume(file)
    await requireRoom(resume.size)
    await saveDraft(draft, resume)
  })
}

/** The stored file; undefined if there is none, it is damaged, or nothing can be stored. Never rejects. */
export function loadResumeDraft(draft: ResumeDraft = RESUME_DRAFT): Promise<File | undefined> {
  return inTurn(async () => {
    const stored = await loadDraft(draft).catch(() => undefined)
    if (stored === undefined) return undefined
    if (isStoredResume(stored) && (await isIntact(stored))) return toFile(stored)
    await remove(draft)
    return undefined
  })
}

/** Deletes the stored file. Never rejects. */
export function deleteResumeDraft(draft: ResumeDraft = RESUME_DRAFT): Promise<void> {
  return inTurn(() => remove(draft))
}

/** Where nothing can be deleted nothing was stored. */
async function remove(draft: ResumeDraft): Promise<void> {
  await deleteDraft(draft).catch(() => {})
}

/** Another version of the site may have stored another shape. */
function isStoredResume(stored: unknown): stored is StoredResume {
  const { name, type, digest, bytes } = (stored ?? {}) as Partial<StoredResume>
  return [name, type, digest].every((text) => typeof text === 'string') && bytes instanceof ArrayBuffer
}
