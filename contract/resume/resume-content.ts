import type { FieldError } from '../submission/field-error.ts'
import { type ResumeExtension, resumeExtension } from './resume.ts'
import { docError, isEncryptedPackage } from './resume-doc.ts'

const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

/** The bytes with which a file of each format begins. */
const SIGNATURES: Record<ResumeExtension, readonly number[]> = {
  doc: COMPOUND_FILE,
  docx: [0x50, 0x4b, 0x03, 0x04],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff],
  jpg: [0xff, 0xd8, 0xff],
}

/**
 * PDF readers look for the header of a PDF in this many bytes at the start of the file (Adobe's PDF Reference 1.7,
 * appendix H, note 13).
 */
const PDF_HEADER_BYTES = 1024

/**
 * Returns the error for which a resume is refused, or null. Form and relay check the content of a file with this
 * function. PDFs and pictures are recognised by their signatures only. Word documents with macros or a password are
 * refused; a .docx file is also refused if Word would load content from another machine. The form loads this module
 * only when the visitor chooses a file.
 */
export async function resumeContentError(name: string, bytes: Uint8Array): Promise<FieldError | null> {
  const extension = resumeExtension(name)
  if (!extension) return 'resume_format'
  if (!hasSignature(bytes, extension)) {
    // Word saves a .docx with a password as a compound file, which has another signature than a .docx.
    const wrapped = extension === 'docx' && beginsWith(bytes, COMPOUND_FILE) && isEncryptedPackage(bytes)
    return wrapped ? 'resume_protected' : 'resume_mismatch'
  }
  if (extension === 'doc') return docError(bytes)
  if (extension !== 'docx') return null
  // The check of .docx files is loaded on demand because its zip library has 21 kB and most applicants send a PDF.
  const { docxError } = await import('./resume-docx.ts')
  return docxError(bytes)
}

function hasSignature(bytes: Uint8Array, extension: ResumeExtension): boolean {
  const signature = SIGNATURES[extension]
  if (extension !== 'pdf') return beginsWith(bytes, signature)
  return bytes.subarray(0, PDF_HEADER_BYTES).some((_, index, header) => beginsWith(header.subarray(index), signature))
}

function beginsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte)
}
