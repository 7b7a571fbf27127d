import type { FieldError } from '../submission/field-error.ts'

/** Accepted file extensions, each with the media type of the attachment in the mail. */
export const RESUME_MEDIA_TYPES = {
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
} as const

export type ResumeExtension = keyof typeof RESUME_MEDIA_TYPES

export const RESUME_EXTENSIONS = Object.keys(RESUME_MEDIA_TYPES) as ResumeExtension[]

/**
 * Limit for the size of the resume file (docs/product.md §9.8). The whole request may be larger, because it also
 * contains the other fields.
 */
export const RESUME_MAX_BYTES = 5 * 1024 * 1024

/**
 * The extension of a file name in lower case if it is accepted, else undefined. A name that begins with its only dot,
 * such as ".pdf", has no extension.
 */
export function resumeExtension(fileName: string): ResumeExtension | undefined {
  const dot = fileName.lastIndexOf('.')
  const stem = fileName.slice(0, Math.max(dot, 0))
  const extension = fileName.slice(dot + 1).toLowerCase()
  return /[^.]/.test(stem) ? RESUME_EXTENSIONS.find((known) => known === extension) : undefined
}

/** An error of a resume's name or size. */
export type ResumeFactsError = Extract<FieldError, 'resume_format' | 'resume_too_large' | 'resume_empty'>

/** The error of a resume's name and size (docs/product.md §5.2), or null. `resumeContentError` checks the content. */
export function resumeFactsError({ name, size }: { name: string; size: number }): ResumeFactsError | null {
  if (!resumeExtension(name)) return 'resume_format'
  if (size === 0) return 'resume_empty'
  return size > RESUME_MAX_BYTES ? 'resume_too_large' : null
}
