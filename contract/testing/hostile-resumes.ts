/** Files for tests of form and relay that must be refused as resumes. */
import { RESUME_MAX_BYTES } from '../resume/resume.ts'
import type { FieldError } from '../submission/field-error.ts'
import { bytesOf, joined } from './bytes.ts'
import { compoundFile, wordStream } from './compound-files.ts'
import { hostileDocx } from './hostile-docx.ts'
import { DOC, JPEG, PDF, PNG, pdfOf, type SampleResume } from './resumes.ts'
import { docxOf } from './word-packages.ts'

interface HostileResume extends SampleResume {
  error: FieldError
}

/** Files that must be refused, each with its error code. */
export async function hostileResumes(): Promise<HostileResume[]> {
  return [
    ...hostileNames(),
    ...(await otherFormats()),
    ...hostileDocs(),
    ...(await hostileDocx()).map(([what, error, bytes]) => ({
      why: `${what} named .docx`,
      name: 'cv.docx',
      bytes,
      error,
    })),
    ...wrongSizes(),
  ]
}

function hostileNames(): HostileResume[] {
  const program = bytesOf('MZ\x90\0')
  const rows: [why: string, name: string, bytes: Uint8Array<ArrayBuffer>][] = [
    ['a program', 'cv.exe', program],
    ['a second extension', 'cv.pdf.exe', program],
    ['letters that turn round', 'cv-\u202efdp.exe', program],
    ['a PHP page', 'cv.php', bytesOf('<?php system($_GET["c"]);')],
    ['a web page', 'cv.html', bytesOf('<!doctype html><script>alert(1)</script>')],
    ['a drawing with a script', 'cv.svg', bytesOf('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a document with macros', 'cv.docm', bytesOf('PK\x03\x04')],
    ['no extension', 'cv', PDF],
    ['a dot at the end', 'cv.', PDF],
    ['an extension with a space behind it', 'cv.pdf ', PDF],
    ['a hidden file', '.pdf', PDF],
    ['only dots before the extension', '...pdf', PDF],
    ['an alternate stream of Windows', 'cv.pdf:program.exe', program],
  ]
  return rows.map(([why, name, bytes]) => ({ why, name, bytes, error: 'resume_format' }))
}

async function otherFormats(): Promise<HostileResume[]> {
  const docx = await docxOf()
  const rows: [why: string, name: string, bytes: Uint8Array<ArrayBuffer>][] = [
    ['a program named .pdf', 'cv.pdf', bytesOf('MZ\x90\0')],
    ['a web page named .doc', 'cv.doc', bytesOf('<html><body onload="alert(1)">')],
    ['a web page named .pdf', 'cv.pdf', bytesOf('<!doctype html><script>alert(1)</script>')],
    ['a drawing named .png', 'cv.png', bytesOf('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a PHP page named .jpg', 'cv.jpg', bytesOf('<?php system($_GET["c"]);')],
    ['a GIF named .jpeg', 'cv.jpeg', bytesOf('GIF89a')],
    ['rich text named .doc', 'cv.doc', bytesOf('{\\rtf1\\ansi {\\object\\objdata 01}}')],
    ['plain text named .docx', 'cv.docx', bytesOf('Nguyen Thi Anh')],
    ['a PDF whose header no reader would look for', 'cv.pdf', joined(new Uint8Array(1024), PDF)],
    ['a JPEG named .png', 'cv.png', JPEG],
    ['a PNG named .jpg', 'cv.jpg', PNG],
    ['a PNG named .jpeg', 'cv.jpeg', PNG],
    ['a PNG named .pdf', 'cv.pdf', PNG],
    ['a PDF named .png', 'cv.png', PDF],
    ['a PDF named .doc', 'cv.doc', PDF],
    ['a PDF named .docx', 'cv.docx', PDF],
    ['a .doc named .pdf', 'cv.pdf', DOC],
    ['a .doc named .docx', 'cv.docx', DOC],
    ['a .docx named .pdf', 'cv.pdf', docx],
    ['a .docx named .doc', 'cv.doc', docx],
    ['half a PDF signature', 'cv.pdf', PDF.slice(0, 4)],
    ['half a PNG signature', 'cv.png', PNG.slice(0, 4)],
    ['half a JPEG signature', 'cv.jpg', JPEG.slice(0, 2)],
    ['half a .doc signature', 'cv.doc', DOC.slice(0, 4)],
    ['half a .docx signature', 'cv.docx', docx.slice(0, 3)],
  ]
  return rows.map(([why, name, bytes]) => ({ why, name, bytes, error: 'resume_mismatch' }))
}

function hostileDocs(): HostileResume[] {
  const word = { WordDocument: wordStream() }
  const rows: [why: string, error: FieldError, bytes: Uint8Array<ArrayBuffer>][] = [
    ['a workbook', 'resume_mismatch', compoundFile(['Workbook'])],
    ['a workbook of old', 'resume_mismatch', compoundFile(['Book'])],
    ['slides', 'resume_mismatch', compoundFile(['PowerPoint Document', 'Current User'])],
    ['a mail of Outlook', 'resume_mismatch', compoundFile(['__nameid_version1.0/', '__substg1.0_0037001F'])],
    ['an installer', 'resume_mismatch', compoundFile(['\u4840\u3f3f\u4577\u446c'])],
    ['macros', 'resume_macros', compoundFile(['WordDocument', '1Table', 'Macros/', 'VBA/', '_VBA_PROJECT'], word)],
    ['a workbook with macros in it', 'resume_macros', compoundFile(['WordDocument', '_VBA_PROJECT_CUR/'], word)],
    ['a password', 'resume_protected', compoundFile(['WordDocument', '1Table'], { WordDocument: wordStream(true) })],
    ['an encrypted package', 'resume_protected', compoundFile(['EncryptionInfo', 'EncryptedPackage'])],
  ]
  return rows.map(([what, error, bytes]) => ({ why: `${what} named .doc`, name: 'cv.doc', bytes, error }))
}

function wrongSizes(): HostileResume[] {
  const empty = ['doc', 'docx', 'pdf', 'png', 'jpeg', 'jpg'].map(
    (extension): HostileResume => ({
      why: `an empty .${extension}`,
      name: `cv.${extension}`,
      bytes: new Uint8Array(0),
      error: 'resume_empty',
    }),
  )
  return [
    ...empty,
    { why: 'a PDF of 5 MiB and a byte', name: 'cv.pdf', bytes: pdfOf(RESUME_MAX_BYTES + 1), error: 'resume_too_large' },
  ]
}
