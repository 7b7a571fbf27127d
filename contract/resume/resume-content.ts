import type { FieldError } from '../submission/field-error.ts'
import { type ResumeExtension, resumeExtension } from './resume.ts'
import { docError, isEncryptedPackage } from './resume-doc.ts'

const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

/** First bytes of each format. */
const SIGNATURES: Record<ResumeExtension, readonly number[]> = {
  doc: COMPOUND_FILE,
  docx: [0x50, 0x4b, 0x03, 0x04],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff],
  jpg: [0xff, 0xd8, 0xff],
}

/** Readers look so far for the header of a PDF (Adobe's PDF Reference 1.7, appendix H, note 13). */
const PDF_HEADER_BYTES = 1024

/**
 * What is wrong with a resume by its content, or null: the same answer in the form and in the relay. A PDF or picture
 * is known by its signature; Word documents, which can carry programs, are looked through.
 */
export async function resumeContentError(name: string, bytes: Uint8Array): Promise<FieldError | null> {
  const extension = resumeExtension(name)
  if (!extension) return 'resume_format'
  if (!hasSignature(bytes, extension)) {
    // With a password Word wraps a .docx into a compound file.
    const wrapped = extension === 'docx' && beginsWith(bytes, COMPOUND_FILE) && isEncryptedPackage(bytes)
    return wrapped ? 'resume_protected' : 'resume_mismatch'
  }
  if (extension === 'doc') return docError(bytes)
  if (extension !== 'docx') return null
  // With what opens archives, which most who apply do without.
  const { docxError } = await import('./resume-docx.ts')
  return docxError(bytes)
}

function hasSignature(bytes: Uint8Array, extension: ResumeExtension): boolean {
  const signature = SIGNATURES[extension]
  if (extension !== 'pdf') return beginsWith(bytes, signature)
  return bytes.subarray(0, PDF_HEADER_BYTES).some((_, place, header) => beginsWith(header.subarray(place), signature))
}

function beginsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, place) => bytes[place] === byte)
}
