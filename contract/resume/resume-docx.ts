/** Checks .docx files. Word's XML format is a zip archive ("package", ECMA-376 part 2) with a main document part. */
import {
  type Entry,
  ERR_ENCRYPTED_CENTRAL_DIRECTORY,
  Uint8ArrayReader,
  Writer,
  ZipReader,
} from '@zip.js/zip.js/lib/zip-core-custom.js'
import { latin1Of } from '../latin1.ts'
import type { FieldError } from '../submission/field-error.ts'
import { loadsFromElsewhere, withoutReferences } from './resume-relationships.ts'

/**
 * Limit for the number of parts (files in the archive), because each part costs time to open. A document has some
 * dozens of parts; with many pictures it has a few hundred.
 */
const MAX_PARTS = 500
/** Limit for the unpacked size of all parts together, against zip bombs. */
const MAX_UNPACKED_BYTES = 25 * 1024 * 1024
/**
 * Limit for the ratio of unpacked to packed size, against zip bombs. Word's text packs to a tenth, tables of figures to
 * a fiftieth.
 */
const MAX_RATIO = 100
/**
 * Up to this unpacked size any ratio is allowed, because a short document with an empty picture has a ratio of about a
 * thousand and is harmless.
 */
const HARMLESS_BYTES = 5 * 1024 * 1024
/**
 * Limit for the total size of the parts that are kept in memory and searched as text. Even with thousands of links
 * these parts have only some hundred kB.
 */
const MAX_READ_BYTES = 1024 * 1024

const CONTENT_TYPES = '[content_types].xml'
const MAIN_PART = 'word/document.xml'
const MAIN_CONTENT_TYPE = 'wordprocessingml.document.main+xml'

class DocumentProblem extends Error {
  readonly reason: FieldError

  constructor(reason: FieldError) {
    super(reason)
    this.reason = reason
  }
}

/**
 * Returns the error for which a .docx file is refused, or null if it is accepted. The caller has already checked that
 * the file begins with the signature of a zip archive.
 */
export async function docxError(bytes: Uint8Array): Promise<FieldError | null> {
  try {
    const parts = await listParts(bytes)
    if (!parts.has(CONTENT_TYPES)) return 'resume_mismatch'
    const texts = await unpack(parts, bytes.length)
    const contentTypes = withoutReferences(texts.get(CONTENT_TYPES) ?? '').toLowerCase()
    if (!contentTypes.includes(MAIN_CONTENT_TYPE) && !parts.has(MAIN_PART)) return 'resume_mismatch'
    if (/macroenabled|vbaproject/.test(contentTypes) || [...parts.keys()].some(isMacroPart)) return 'resume_macros'
    return [...texts.values()].some(loadsFromElsewhere) ? 'resume_macros' : null
  } catch (error) {
    if (error instanceof DocumentProblem) return error.reason
    // If the library or the browser cannot unpack a file, Word cannot open it either.
    return (error as Error).message === ERR_ENCRYPTED_CENTRAL_DIRECTORY ? 'resume_protected' : 'resume_damaged'
  }
}

function isMacroPart(name: string): boolean {
  return /(^|\/)vba(project|data)[^/]*$/.test(name)
}

/**
 * The parts by their names in lower case, because names must not differ by case alone (ECMA-376 part 2 §6.2.2.3).
 * zip.js itself refuses paths that lead out of the archive.
 * @throws DocumentProblem for too many parts, duplicate names, names with a zero byte, parts marked as folders and
 * encrypted parts.
 */
async function listParts(bytes: Uint8Array): Promise<Map<string, Entry>> {
  const zip = new ZipReader(new Uint8ArrayReader(bytes), {
    // zip.js creates its workers from blobs, which the content security policy forbids.
    useWebWorkers: false,
    checkCrc32: true,
    checkOverlappingEntry: true,
    checkLocalFilename: true,
  })
  const parts = new Map<string, Entry>()
  for await (const entry of zip.getEntriesGenerator()) {
    // The raw name in the zip directory is the one that Word uses. Word ignores the Unicode name field, in which a file
    // may have another name.
    const name = latin1Of(entry.rawFilename).replaceAll('\\', '/').toLowerCase()
    if (parts.size === MAX_PARTS || parts.has(name) || name.includes('\0')) throw new DocumentProblem('resume_damaged')
    // `unpack` skips folders, so a part marked as a folder would escape the check of its content. Word ignores the mark
    // and reads the part.
    if (entry.directory && !name.endsWith('/')) throw new DocumentProblem('resume_damaged')
    if (entry.encrypted) throw new DocumentProblem('resume_protected')
    parts.set(name, entry)
  }
  return parts
}

/**
 * Unpacks every part to check its checksum and real size, because the sizes in the archive may be false. The inflater
 * runs on another thread and returns small chunks, so page and relay stay responsive.
 * @returns the texts of the parts that are searched, by name: the list of content types and the relationships
 * (`.rels`).
 */
async function unpack(parts: Map<string, Entry>, packedBytes: number): Promise<Map<string, string>> {
  const spend = budgetOf(Math.min(MAX_UNPACKED_BYTES, Math.max(HARMLESS_BYTES, MAX_RATIO * packedBytes)))
  const spendText = budgetOf(MAX_READ_BYTES)
  const texts = new Map<string, string>()
  for (const [name, entry] of parts) {
    if (entry.directory) continue
    const isSearched = name === CONTENT_TYPES || name.endsWith('.rels')
    let text = ''
    const take = (bytes: Uint8Array) => {
      spend(bytes.length)
      if (!isSearched) return
      spendText(bytes.length)
      // Latin-1 is enough, because the check searches for ASCII only. In UTF-16 an ASCII character has two bytes, and one
      // of them is zero. Without the zero bytes the check finds ASCII words in UTF-16 texts, too.
      text += latin1Of(bytes).replaceAll('\0', '')
    }
    await entry.getData(new ChunkWriter(take))
    // A document type declaration is refused, because it may declare an entity that hides an address from the check.
    // ECMA-376 part 2 §6.5.2 forbids such declarations in packages.
    if (text.includes('<!DOCTYPE')) throw new DocumentProblem('resume_damaged')
    if (isSearched) texts.set(name, text)
  }
  return texts
}

/**
 * Returns a function that subtracts unpacked bytes from a budget, a limit against zip bombs. The function throws
 * DocumentProblem when the budget is used up.
 */
function budgetOf(maxBytes: number): (bytes: number) => void {
  let left = maxBytes
  return (bytes) => {
    left -= bytes
    if (left < 0) throw new DocumentProblem('resume_damaged')
  }
}

/** Passes the unpacked bytes of a part to `take`, chunk by chunk. */
class ChunkWriter extends Writer<undefined> {
  readonly #take: (bytes: Uint8Array) => void

  constructor(take: (bytes: Uint8Array) => void) {
    super()
    this.#take = take
  }

  override async writeUint8Array(bytes: Uint8Array): Promise<void> {
    this.#take(bytes)
  }
}
