/** Builds Word documents and other packages in memory (ECMA-376). */
import {
  Uint8ArrayReader,
  Uint8ArrayWriter,
  ZipReader,
  ZipWriter,
  type ZipWriterAddDataOptions,
} from '@zip.js/zip.js/lib/zip-core-custom.js'
import { bytesOf, joined, replaced } from './bytes.ts'

/** The content of each part (file in a package) by its name. A string is written as Latin-1. */
export type Parts = Record<string, string | Uint8Array>

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const RELATIONSHIP_TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
/** Length of the "end of central directory" record without comment (APPNOTE 4.3.16). */
const END_RECORD_BYTES = 22
export const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** Returns a zip archive of these parts. Every call with the same parts returns the same bytes. */
export async function zipOf(parts: Parts, options: ZipWriterAddDataOptions = {}): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8ArrayWriter()
  const zip = new ZipWriter(bytes, {
    useWebWorkers: false,
    extendedTimestamp: false,
    lastModDate: new Date(2026, 0, 5),
  })
  for (const [name, content] of Object.entries(parts)) {
    await zip.add(name, new Uint8ArrayReader(typeof content === 'string' ? bytesOf(content) : content), options)
  }
  await zip.close()
  return bytes.getData()
}

export function contentTypes(mainType: string, ...more: string[]): string {
  const main = `<Override PartName="/word/document.xml" ContentType="${mainType}"/>`
  return `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${main}${more.join('')}</Types>`
}

/** The content of a `.rels` part. Each relationship is given as [type, target, other attributes]. */
export function relationships(...list: [type: string, target: string, more?: string][]): string {
  const items = list.map(
    ([type, target, more = ''], index) =>
      `<Relationship Id="rId${index + 1}" Type="${RELATIONSHIP_TYPES}/${type}" Target="${target}"${more}/>`,
  )
  return `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${items.join('')}</Relationships>`
}

/** The parts that Word needs to open a document. */
export function documentParts(): Parts {
  return {
    '[Content_Types].xml': contentTypes(DOCX_TYPE),
    '_rels/.rels': relationships(['officeDocument', 'word/document.xml']),
    'word/document.xml': `${XML}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Nguy&#7877;n Th&#7883; &#193;nh</w:t></w:r></w:p></w:body></w:document>`,
  }
}

/** A Word document with added or changed parts. */
export function docxOf(changes: Parts = {}): Promise<Uint8Array<ArrayBuffer>> {
  return zipOf({ ...documentParts(), ...changes })
}

/** A Word document in which `part` has one relationship to another machine. */
export function docxWithLink(part: string, type: string, target: string): Promise<Uint8Array<ArrayBuffer>> {
  return docxOf({ [part]: relationships([type, target, ' TargetMode="External"']) })
}

/**
 * A zip bomb: a Word document with `count` parts of ten million zeros. The archive states `declaredBytes` as the
 * unpacked size of each part.
 */
export async function docxBomb(count: number, declaredBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const packed = await zipOf({ zeros: new Uint8Array(10_000_000) })
  const [entry] = await new ZipReader(new Uint8ArrayReader(packed), { useWebWorkers: false }).getEntries()
  if (!entry || entry.directory) throw new Error('the archive has one part')
  const zeros = new Uint8ArrayWriter()
  await entry.getData(zeros, { passThrough: true })
  const bytes = new Uint8ArrayWriter()
  const zip = new ZipWriter(bytes, { useWebWorkers: false, extendedTimestamp: false })
  for (const [name, content] of Object.entries(documentParts())) {
    await zip.add(name, new Uint8ArrayReader(bytesOf(String(content))))
  }
  for (let index = 0; index < count; index++) {
    await zip.add(`word/media/image${index}.bmp`, new Uint8ArrayReader(await zeros.getData()), {
      passThrough: true,
      compressionMethod: entry.compressionMethod,
      uncompressedSize: declaredBytes,
      crc32: entry.crc32,
    })
  }
  await zip.close()
  return bytes.getData()
}

/**
 * A Word document in which one part contains another part. Overlapping parts can make a zip bomb that no stated size
 * reveals.
 */
export async function docxWithOverlap(): Promise<Uint8Array<ArrayBuffer>> {
  // The archives are written without data descriptors, because the offset below assumes that the directory follows the
  // inner part directly.
  const options = { level: 0, dataDescriptor: false }
  const inner = await zipOf({ 'word/media/inner': 'x' }, options)
  const innerPart = inner.subarray(0, directoryStart(inner))
  const outer = await zipOf({ ...documentParts(), 'word/media/outer': innerPart }, options)
  const directory = directoryStart(outer)
  const record = inner.slice(directoryStart(inner), -END_RECORD_BYTES)
  new DataView(record.buffer).setUint32(42, directory - innerPart.length, true)
  const records = joined(outer.subarray(directory, -END_RECORD_BYTES), record)
  return joined(outer.subarray(0, directory), records, endRecord(5, records.length, directory))
}

/**
 * A zip archive of `count` empty parts. Its bytes are copied from the archive of one part, because zip.js would take
 * seconds for thousands of parts.
 */
export async function manyParts(count: number): Promise<Uint8Array<ArrayBuffer>> {
  const name = 'word/media/000000'
  const one = await zipOf({ [name]: '' }, { level: 0, dataDescriptor: false })
  const [part, record] = [one.subarray(0, directoryStart(one)), one.slice(directoryStart(one), -END_RECORD_BYTES)]
  const numbers = Array.from({ length: count }, (_, index) => `word/media/${String(index).padStart(6, '0')}`)
  const parts = joined(...numbers.map((number) => replaced(part, name, number)))
  const records = numbers.map((number, index) => {
    new DataView(record.buffer).setUint32(42, index * part.length, true)
    return replaced(record, name, number)
  })
  const directory = joined(...records)
  return joined(parts, directory, endRecord(count, directory.length, parts.length))
}

function endRecord(parts: number, directoryBytes: number, directoryAt: number): Uint8Array {
  const bytes = new Uint8Array(END_RECORD_BYTES)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, 0x06054b50, true)
  view.setUint16(8, parts, true)
  view.setUint16(10, parts, true)
  view.setUint32(12, directoryBytes, true)
  view.setUint32(16, directoryAt, true)
  return bytes
}

/**
 * A copy of a zip archive in which a part is named `from` in the directory and `to` in its local header. Both names
 * must have the same length.
 */
export function renamedLocally(zip: Uint8Array, from: string, to: string): Uint8Array<ArrayBuffer> {
  const start = directoryStart(zip)
  return joined(replaced(zip.subarray(0, start), from, to), zip.subarray(start))
}

/** A copy of a zip archive whose directory marks `part` as a folder. */
export function asFolder(zip: Uint8Array, part: string): Uint8Array<ArrayBuffer> {
  const [copy, start, name] = [new Uint8Array(zip), directoryStart(zip), bytesOf(part)]
  const at = copy.findIndex((_, from) => from >= start && name.every((byte, index) => copy[from + index] === byte))
  // The upper half of the external attributes (APPNOTE 4.4.15) is a Unix mode. In a directory record the attributes
  // start at byte 38 and the name at byte 46.
  new DataView(copy.buffer).setUint16(at - 46 + 40, 0o040755, true)
  return copy
}

function directoryStart(zip: Uint8Array): number {
  return new DataView(zip.buffer, zip.byteOffset).getUint32(zip.length - END_RECORD_BYTES + 16, true)
}
