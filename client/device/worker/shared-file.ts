import { toStoredResume } from '#client/device/database/stored-resume.ts'
import { receiveFile } from '#client/device/drafts/receive-file.ts'
import { SHARED_RESUME_DRAFT } from '#client/device/drafts/resume-draft.ts'
import { isFairModeInWorker } from '#client/device/fair-mode/fair-mode.ts'
import { JOBS_HASH, type Locale, localePath, PATHS } from '#contract/addresses.ts'
import { SHARED_FILE_FIELD, SHARED_PARAMETER } from '#contract/resume/shared-file.ts'
import { keepDraft } from './drafts-in-memory.ts'

/**
 * Stores a file that the visitor has shared with the installed site (Web Share Target §4), and redirects to the page of
 * open jobs. That page says whether the file was stored. A file that another site has posted is not stored.
 */
export async function respondToSharedFile(request: Request, locale: Locale): Promise<Response> {
  const careers = `${new URL(request.url).origin}${localePath(locale, PATHS.careers)}`
  if (isFromAnotherSite(request)) return Response.redirect(careers + JOBS_HASH, 303)
  const file = await request.formData().then(
    (data) => data.get(SHARED_FILE_FIELD),
    () => null,
  )
  const save = (await isFairModeInWorker()) ? keepInMemory : undefined
  const received = await receiveFile(file instanceof File ? file : null, save)
  return Response.redirect(`${careers}?${SHARED_PARAMETER}=${received}${JOBS_HASH}`, 303)
}

/**
 * For fair mode: keeps a shared file in the worker's memory, so that the file does not reach the disk unencrypted.
 */
async function keepInMemory(file: File): Promise<void> {
  keepDraft(SHARED_RESUME_DRAFT, await toStoredResume(file))
}

/**
 * True if the request shows that another site made it. When the operating system shares a file, the request opens a new
 * window and has no origin. A request from a site that hides its origin looks the same. Therefore a shared file never
 * replaces a resume that the visitor has chosen (`receive-file.ts`).
 */
function isFromAnotherSite({ url, destination, referrer, headers }: Request): boolean {
  const { origin } = new URL(url)
  const fetchSite = headers.get('Sec-Fetch-Site') ?? 'none'
  const senders = [referrer, headers.get('Origin')].filter((sender) => /^https?:/.test(sender ?? ''))
  return (
    !['none', 'same-origin'].includes(fetchSite) ||
    destination !== 'document' ||
    senders.some((sender) => new URL(sender as string).origin !== origin)
  )
}
