import { requireRoom } from '#client/device/database/storage-room.ts'
import { isIntact, toFile, toStoredResume } from '#client/device/database/stored-resume.ts'
import type { StoredResume } from '#client/device/database/submission-record.ts'
import { isFairMode } from '#client/device/fair-mode/fair-mode.ts'
import { deleteDraft, loadDraft, saveDraft } from './drafts.ts'
import { giveDraftAgain } from './worker-drafts.ts'

/** Name of the draft with the file that was chosen in the application form. */
export const RESUME_DRAFT = 'application-resume'

/** Name of the draft with a file that was shared with the site. The application form asks whether to use this file. */
export const SHARED_RESUME_DRAFT = 'shared-resume'

type ResumeDraft = typeof RESUME_DRAFT | typeof SHARED_RESUME_DRAFT

/** The number of bytes that the texts and records of an application need at most. */
const RECORD_BYTES = 2 ** 20

/** In fair mode, the file of the form as this page last gave it to the worker or got it from there. */
let fairResume: StoredResume | undefined

function noteFairResume(draft: ResumeDraft, resume: StoredResume | undefined): void {
  if (draft === RESUME_DRAFT && isFairMode()) fairResume = resume
}

/** The last task that was given to `inTurn`. */
let lastTask: Promise<unknown> = Promise.resolve()

/**
 * Runs one task at a time, in the order of the calls. Otherwise a file could be deleted while it is still being
 * written, and would be there again once it was written.
 */
function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const done = lastTask.then(task)
  lastTask = done.catch(() => {})
  return done
}

/**
 * Stores a file for the application form. This page's former file is deleted first: if this throws `OutboxFullError` or
 * `OutboxUnavailableError`, no file of this page is stored.
 *
 * The file chosen in the form is stored only if the outbox then still has room for the application, because the file
 * exists twice while the outbox stores it. A visitor without a network could otherwise keep the file, but not send it.
 */
export function saveResumeDraft(file: File, draft: ResumeDraft = RESUME_DRAFT): Promise<void> {
  return inTurn(async () => {
    noteFairResume(draft, undefined)
    await deleteDraft(draft)
    const resume = await toStoredResume(file)
    await requireRoom(draft === RESUME_DRAFT ? 2 * resume.size + RECORD_BYTES : resume.size)
    await saveDraft(draft, resume)
    noteFairResume(draft, resume)
  })
}

/**
 * In fair mode, gives the form's file to the worker again, because the browser may have stopped the worker while the
 * tablet slept. Call this when the form is left. Synchronous, because the page may be closed.
 */
export function keepResumeDraftSync(): void {
  if (isFairMode() && fairResume) giveDraftAgain(RESUME_DRAFT, fairResume)
}

/**
 * Resolves with the stored file. Resolves with undefined if there is none, if it is damaged (it is then deleted), or if
 * the browser stores nothing. Never rejects.
 */
export function loadResumeDraft(draft: ResumeDraft = RESUME_DRAFT): Promise<File | undefined> {
  return inTurn(async () => {
    const stored = await loadDraft(draft).catch(() => undefined)
    if (stored === undefined) return undefined
    if (!isStoredResume(stored) || !(await isIntact(stored))) {
      await deleteNow(draft)
      return undefined
    }
    noteFairResume(draft, stored)
    return toFile(stored)
  })
}

/** Deletes the stored file, unless another page has stored another one (`deleteDraft`). Never rejects. */
export function deleteResumeDraft(draft: ResumeDraft = RESUME_DRAFT): Promise<void> {
  return inTurn(() => deleteNow(draft))
}

/**
 * Deletes the stored file without waiting for its turn. An error is ignored: a browser that refuses to delete has not
 * stored a file either.
 */
async function deleteNow(draft: ResumeDraft): Promise<void> {
  noteFairResume(draft, undefined)
  await deleteDraft(draft).catch(() => {})
}

/** True if the draft has the expected shape. Another version of the site may have stored another shape. */
function isStoredResume(stored: unknown): stored is StoredResume {
  const { name, type, digest, bytes } = (stored ?? {}) as Partial<StoredResume>
  return [name, type, digest].every((text) => typeof text === 'string') && bytes instanceof ArrayBuffer
}
