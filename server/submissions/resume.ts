import { fileTypeFromBuffer } from 'file-type'
import { RESUME_MEDIA_TYPES, type ResumeExtension, resumeExtension, resumeFactsError } from '#contract/resume/resume.ts'
import { resumeContentError } from '#contract/resume/resume-content.ts'
import type { FieldError } from '#contract/submission/field-error.ts'
import type { Attachment } from '../store/submissions.ts'
import type { Scan } from '../store/tables.ts'
import { safeFileName } from './file-name.ts'
import type { UploadedFile } from './upload.ts'

/** An application's file. `tooLarge` is true when it was longer than the limit and was not kept. */
export interface SentResume {
  resume: UploadedFile | undefined
  tooLarge: boolean
}

/**
 * The types that the file-type library may report for each accepted extension. For some files the library recognises
 * only the container.
 */
const RECOGNISED_AS: Record<ResumeExtension, readonly string[]> = {
  doc: ['cfb'],
  docx: ['docx', 'zip'],
  pdf: ['pdf', 'ai'],
  png: ['png', 'apng'],
  jpeg: ['jpg'],
  jpg: ['jpg'],
}

/** Returns the error of the resume's name or size, or null. */
export function resumeError({ resume, tooLarge }: SentResume): FieldError | null {
  if (tooLarge) return 'resume_too_large'
  return resume ? resumeFactsError({ name: resume.name, size: resume.size }) : 'resume_required'
}

/**
 * Returns the error of the resume's content, or null. The file must pass the check that the form makes as well. It is
 * also refused when the file-type library recognises a type that does not belong to the extension.
 */
export async function uploadedContentError(name: string, bytes: Uint8Array): Promise<FieldError | null> {
  const error = await resumeContentError(name, bytes)
  return error ?? ((await isSomethingElse(name, bytes)) ? 'resume_mismatch' : null)
}

/** True when the file-type library recognises a type that does not belong to the extension. */
async function isSomethingElse(name: string, bytes: Uint8Array): Promise<boolean> {
  const extension = resumeExtension(name)
  const recognised = await fileTypeFromBuffer(bytes).catch(() => undefined)
  return extension !== undefined && recognised !== undefined && !RECOGNISED_AS[extension].includes(recognised.ext)
}

/**
 * Returns the resume as an attachment to store. The media type follows from the extension; the client's media type is
 * ignored.
 */
export function attachmentOf(name: string, content: Uint8Array, scan: Scan | null): Attachment {
  const extension = resumeExtension(name) as ResumeExtension
  return { fileName: safeFileName(name), mediaType: RESUME_MEDIA_TYPES[extension], content, scan }
}
