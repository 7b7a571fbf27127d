import { RESUME_MEDIA_TYPES, resumeExtension, resumeFactsError } from '#contract/resume.ts'
import { keepResume } from './resume-draft.ts'

/** `kept`: the form of any job has it as its resume · `full`: the device has no room · else why it cannot be a resume. */
export type ReceivedFile = 'kept' | 'full' | 'resume_format' | 'resume_too_large' | 'resume_empty'

/** Keeps a file that came from outside the site, by sharing or from a file manager, for an application. Never rejects. */
export async function receiveFile(file: File | null): Promise<ReceivedFile> {
  if (!file) return 'resume_format'
  const error = resumeFactsError(file)
  const extension = resumeExtension(file.name)
  if (error || !extension) return error === 'resume_too_large' || error === 'resume_empty' ? error : 'resume_format'
  try {
    await keepResume(new File([await file.arrayBuffer()], file.name, { type: RESUME_MEDIA_TYPES[extension] }))
    return 'kept'
  } catch {
    return 'full'
  }
}
