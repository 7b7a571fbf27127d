import {
  RESUME_MEDIA_TYPES,
  type ResumeFactsError,
  resumeExtension,
  resumeFactsError,
} from '#contract/resume/resume.ts'
import { SHARED_RESUME_DRAFT, saveResumeDraft } from './resume-draft.ts'

/**
 * `kept`: the file is stored, and the form of every job offers it · `full`: the file could not be stored · all other
 * values: the reason why the file cannot be a resume.
 */
export type ReceivedFile = 'kept' | 'full' | ResumeFactsError

/**
 * Stores a file that was shared with the site, or opened with the site from a file manager. The file may come from
 * anybody. Therefore it does not replace a resume that the visitor has chosen: the application form asks whether to use
 * the received file. `save` stores the file; by default it becomes a draft. Never rejects.
 */
export async function receiveFile(
  file: File | null,
  save = (typed: File): Promise<void> => saveResumeDraft(typed, SHARED_RESUME_DRAFT),
): Promise<ReceivedFile> {
  const extension = file ? resumeExtension(file.name) : undefined
  if (!file || !extension) return 'resume_format'
  const error = resumeFactsError(file)
  if (error) return error
  try {
    const typed = new File([await file.arrayBuffer()], file.name, { type: RESUME_MEDIA_TYPES[extension] })
    await save(typed)
    return 'kept'
  } catch {
    return 'full'
  }
}
