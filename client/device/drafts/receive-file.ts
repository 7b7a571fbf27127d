import { RESUME_MEDIA_TYPES, resumeExtension, resumeFactsError } from '#contract/resume/resume.ts'
import { keepResume, SHARED_RESUME_DRAFT } from './resume-draft.ts'

/** `kept`: the form of any job offers it as its resume · `full`: the device has no room · else why it cannot be a resume. */
export type ReceivedFile = 'kept' | 'full' | 'resume_format' | 'resume_too_large' | 'resume_empty'

/**
 * Keeps a file that came from outside the site, by sharing or from a file manager, until an applicant takes it: it may be anybody's, and
 * replaces nothing. Never rejects.
 */
export async function receiveFile(file: File | null): Promise<ReceivedFile> {
  if (!file) return 'resume_format'
  const error = resumeFactsError(file)
  const extension = resumeExtension(file.name)
  if (error || !extension) return error === 'resume_too_large' || error === 'resume_empty' ? error : 'resume_format'
  try {
    const typed = new File([await file.arrayBuffer()], file.name, { type: RESUME_MEDIA_TYPES[extension] })
    await keepResume(typed, SHARED_RESUME_DRAFT)
    return 'kept'
  } catch {
    return 'full'
  }
}
