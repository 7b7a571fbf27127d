/** Valid resumes for tests of form, outbox and relay. `hostile-resumes.ts` has those that must be refused. */

import { bytesOf, fromHex, joined, noise } from './bytes.ts'
import { compoundFile, wordStream } from './compound-files.ts'
import { contentTypes, DOCX_TYPE, documentParts, docxOf, docxWithLink, zipOf } from './word-packages.ts'

export interface SampleResume {
  why: string
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

export const PDF = bytesOf(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)
/** A PNG picture of one pixel. */
export const PNG = fromHex(
  '89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000970485973000003e8000003e801b57b526b0000000c4944415408d76338e1a00f00030b013813933de40000000049454e44ae426082',
)
/** A JPEG picture of one pixel. */
export const JPEG = fromHex(
  'ffd8ffdb00430050373c463c32504641465a55505f78c882786e6e78f5afb991c8ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffdb004301555a5a786978eb8282ebffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc00011080001000103012200021101031101ffc4001500010100000000000000000000000000000002ffc40014100100000000000000000000000000000000ffc4001501010100000000000000000000000000000203ffc40014110100000000000000000000000000000000ffda000c03010002110311003f00800167ffd9',
)
export const DOC = compoundFile(['WordDocument', '1Table', '\x05SummaryInformation'], { WordDocument: wordStream() })

/** Valid files of every format, with realistic names. */
export async function validResumes(): Promise<SampleResume[]> {
  const docx = await docxOf()
  return [
    { why: 'a PDF', name: 'resume.pdf', bytes: PDF },
    { why: 'a Word document of old', name: 'resume.doc', bytes: DOC },
    { why: 'a Word document', name: 'resume.docx', bytes: docx },
    { why: 'a PNG picture', name: 'resume.png', bytes: PNG },
    { why: 'a JPEG picture', name: 'resume.jpeg', bytes: JPEG },
    { why: 'a JPEG picture named .jpg', name: 'resume.jpg', bytes: JPEG },
    { why: 'capitals', name: 'CV 2026 (FINAL).PDF', bytes: PDF },
    { why: 'a mixed extension', name: 'resume.DocX', bytes: docx },
    { why: 'Vietnamese letters', name: 'Hồ sơ – Nguyễn Thị Ánh.pdf', bytes: PDF },
    { why: 'Vietnamese letters as macOS writes them', name: 'Hồ sơ ứng tuyển.docx'.normalize('NFD'), bytes: docx },
  ]
}

/** Valid files with something unusual that a strict check might refuse by mistake. */
export async function unusualResumes(): Promise<SampleResume[]> {
  const settings = 'word/_rels/settings.xml.rels'
  const links = 'word/_rels/document.xml.rels'
  const { '[Content_Types].xml': types, ...otherParts } = documentParts()
  return [
    { why: 'several dots', name: 'nguyen.van.a.v2.1.pdf', bytes: PDF },
    { why: 'a PDF without an end mark', name: 'cv.pdf', bytes: bytesOf('%PDF-1.7\n1 0 obj<<>>endobj\n') },
    { why: 'a PDF with a byte order mark', name: 'cv.pdf', bytes: joined(bytesOf('\xef\xbb\xbf'), PDF) },
    {
      why: 'a PDF with what a web server said before it',
      name: 'cv.pdf',
      bytes: joined(bytesOf('Content-Type: application/pdf\r\n\r\n'), PDF),
    },
    { why: 'a PDF with as much before it as readers allow', name: 'cv.pdf', bytes: joined(new Uint8Array(1019), PDF) },
    { why: 'a PDF with an archive behind it', name: 'cv.pdf', bytes: joined(PDF, await docxOf()) },
    {
      why: 'a .docx that was written as a stream',
      name: 'cv.docx',
      bytes: await zipOf(documentParts(), { dataDescriptor: true }),
    },
    { why: 'a .docx that is not compressed', name: 'cv.docx', bytes: await zipOf(documentParts(), { level: 0 }) },
    { why: 'a .docx with 64-bit sizes', name: 'cv.docx', bytes: await zipOf(documentParts(), { zip64: true }) },
    {
      why: 'a .docx whose content types come last',
      name: 'cv.docx',
      bytes: await zipOf({ ...otherParts, '[Content_Types].xml': types ?? '' }),
    },
    { why: 'a .docx with folders', name: 'cv.docx', bytes: await docxOf({ 'word/media/': '' }) },
    { why: 'a .docx with bytes behind it', name: 'cv.docx', bytes: joined(await docxOf(), new Uint8Array(12)) },
    {
      why: 'a .docx whose main part has another name',
      name: 'cv.docx',
      bytes: await zipOf({ '[Content_Types].xml': contentTypes(DOCX_TYPE), 'word/document2.xml': '<w:document/>' }),
    },
    {
      why: 'a .docx with large pictures that pack well',
      name: 'cv.docx',
      bytes: await docxOf({
        'word/media/photo.jpeg': noise(250_000),
        'word/media/image1.emf': new Uint8Array(24_000_000),
      }),
    },
    {
      why: 'a short .docx with an empty picture',
      name: 'cv.docx',
      bytes: await docxOf({ 'word/media/image1.emf': new Uint8Array(5_000_000) }),
    },
    {
      why: 'a .docx whose links lead to the web',
      name: 'cv.docx',
      bytes: await docxWithLink(links, 'hyperlink', 'https://example.com/nguyen?a=1&amp;b=2'),
    },
    {
      why: 'a .docx with a linked picture',
      name: 'cv.docx',
      bytes: await docxWithLink(links, 'image', 'https://example.com/portrait.png'),
    },
    ...(await Promise.all(
      [
        'file:///C:\\Users\\Anh\\AppData\\Roaming\\Microsoft\\Templates\\Normal.dotm',
        'Normal.dotm',
        'C:\\Templates\\Normal.dotm',
        'file://localhost/Users/anh/Library/Templates/Normal.dotm',
        'file:///Users/anh/Normal.dotm',
      ].map(async (target) => ({
        why: `a .docx with the template ${target}`,
        name: 'cv.docx',
        bytes: await docxWithLink(settings, 'attachedTemplate', target),
      })),
    )),
    {
      why: 'a .doc with a workbook in it',
      name: 'cv.doc',
      bytes: compoundFile(['WordDocument', 'ObjectPool/', 'Workbook'], { WordDocument: wordStream() }),
    },
    {
      why: 'a .doc of which only the signature is known',
      name: 'cv.doc',
      bytes: joined(DOC.subarray(0, 8), bytesOf('written by an old program')),
    },
  ]
}

/**
 * Returns a PDF of exactly `bytes` bytes that cannot be compressed. Every call with the same number returns the same
 * file.
 */
export function pdfOf(bytes: number): Uint8Array<ArrayBuffer> {
  const pdf = noise(bytes)
  pdf.set(bytesOf('%PDF-1.4\n').subarray(0, bytes))
  return pdf
}
