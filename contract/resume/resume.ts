import type { FieldError } from '../submission/field-error.ts'

/** What a resume may be, by the extension of its name, with the media type that its mail states. */
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

/** Of the file itself, not of the request that carries it (design §6). */
export const RESUME_MAX_BYTES = 5 * 1024 * 1024

/** The extension of a file name in lower case when it is one of a resume's, else undefined; ".pdf" alone has none. */
export function resumeExtension(fileName: string): ResumeExtension | undefined {
  const dot = fileName.lastIndexOf('.')
  const stem = fileName.slice(0, Math.max(dot, 0))
  const extension = fileName.slice(dot + 1).toLowerCase()
  return /[^.]/.test(stem) ? RESUME_EXTENSIONS.find((known) => known === extension) : undefined
}

/** What is wrong with a resume by its name and size alone (specification §5), or null; see `resumeContentError`. */
export function resumeFactsError({ name, size }: { name: string; size: number }): FieldError | null {
  if (!resumeExtension(name)) return 'resume_format'
  if (size === 0) return 'resume_empty'
  return size > RESUME_MAX_BYTES ? 'resume_too_large' : null
}
