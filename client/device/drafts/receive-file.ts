import { RESUME_MEDIA_TYPES, resumeExtension, resumeFactsError } from '#contract/resume/resume.ts'
import { SHARED_RESUME_DRAFT, saveResumeDraft } from './resume-draft.ts'

/** `kept`: stored, and offered in the form of every job · `full`: the device has no room · else why the file cannot be a resume. */
export type ReceivedFile = 'kept' | 'full' | 'resume_format' | 'resume_too_large' | 'resume_empty'

/**
 * Stores a file that was shared with the site or opened with it from a file manager. It may be anybody's, so it replaces no chosen resume:
 * the application form asks whether to use it. Never rejects.
 */
export async function receiveFile(file: File | null): Promise<ReceivedFile> {
  if (!file) return 'resume_format'
  const error = resumeFactsError(file)
  const extension = resumeExtension(file.name)
  if (error || !extension) return error === 'resume_too_large' || error === 'resume_empty' ? error : 'resume_format'
  try {
    const typed = new File([await file.arrayBuffer()], file.name, { type: RESUME_MEDIA_TYPES[extension] })
    await saveResumeDraft(typed, SHARED_RESUME_DRAFT)
    return 'kept'
  } catch {
    return 'full'
  }
}
