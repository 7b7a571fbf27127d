import { fileTypeFromBuffer } from 'file-type'
import pLimit from 'p-limit'
import type { FieldError } from '#contract/field-error.ts'
import { RESUME_MEDIA_TYPES, type ResumeExtension, resumeExtension, resumeFactsError } from '#contract/resume.ts'
import { resumeContentError } from '#contract/resume-content.ts'
import type { Attachment } from '../store/submissions.ts'
import { safeFileName } from './file-name.ts'
import type { Upload, UploadedFile } from './upload.ts'

/** What the file-type library may call a file of each extension; it tells a container where it knows no more. */
const RECOGNISED_AS: Record<ResumeExtension, readonly string[]> = {
  doc: ['cfb'],
  docx: ['docx', 'zip'],
  pdf: ['pdf', 'ai'],
  png: ['png', 'apng'],
  jpeg: ['jpg'],
  jpg: ['jpg'],
}

/** What is wrong with the resume by its name and size, or null. */
export function resumeError({ resume, tooLarge }: Upload): FieldError | null {
  if (tooLarge) return 'resume_too_large'
  return resume ? resumeFactsError({ name: resume.name, size: resume.bytes.length }) : 'resume_required'
}

/** Unpacking a document takes the processor for a while; the others' requests are to get their turn. */
const opening = pLimit(2)

/** What is wrong with the resume by its content, or null: the check of the form, and a second opinion on what the content is. */
export function resumeOpenedError(resume: UploadedFile): Promise<FieldError | null> {
  return opening(async () => {
    const error = await resumeContentError(resume.name, resume.bytes)
    return error ?? ((await isSomethingElse(resume)) ? 'resume_mismatch' : null)
  })
}

/** True when the content is recognised as something that does not belong to the extension. */
async function isSomethingElse({ name, bytes }: UploadedFile): Promise<boolean> {
  const extension = resumeExtension(name)
  const recognised = await fileTypeFromBuffer(bytes).catch(() => undefined)
  return extension !== undefined && recognised !== undefined && !RECOGNISED_AS[extension].includes(recognised.ext)
}

/** The resume as the mail carries it: the media type follows from the extension, whatever the client said. */
export function attachmentOf({ name, bytes }: UploadedFile): Attachment {
  const extension = resumeExtension(name) as ResumeExtension
  return { fileName: safeFileName(name), mediaType: RESUME_MEDIA_TYPES[extension], content: bytes }
}
