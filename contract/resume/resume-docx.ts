/** Word's XML format: a zip archive ("package", ECMA-376 part 2) with a main document part. */
import {
  type Entry,
  ERR_ENCRYPTED_CENTRAL_DIRECTORY,
  Uint8ArrayReader,
  Writer,
  ZipReader,
} from '@zip.js/zip.js/lib/zip-core-custom.js'
import type { FieldError } from '../submission/field-error.ts'
import { loadsFromElsewhere, withoutReferences } from './resume-relationships.ts'

/** Word's own documents have some dozens of parts, one with many pictures a few hundred; each costs whoever opens the file. */
const MAX_PARTS = 500
/** Of all parts together, unpacked. */
const MAX_UNPACKED_BYTES = 25 * 1024 * 1024
/** How many times its own length an archive may unpack to: Word's text packs to a tenth, tables of figures to a fiftieth. */
const MAX_RATIO = 100
/** Costs nobody anything, however well it was packed: an empty picture packs to a thousandth. */
const HARMLESS_BYTES = 5 * 1024 * 1024
/** Of the parts together that are read and not only unpacked; thousands of links take some hundred kB. */
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

/** What is wrong with the content of a zip archive named .docx, or null. */
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
    // Whatever the library or the browser's inflater stumbles over, Word would as well.
    return (error as Error).message === ERR_ENCRYPTED_CENTRAL_DIRECTORY ? 'resume_protected' : 'resume_damaged'
  }
}

function isMacroPart(name: string): boolean {
  return /(^|\/)vba(project|data)[^/]*$/.test(name)
}

/**
 * The parts by name in lower case (names of parts differ by more than case, ECMA-376 part 2 §6.2.2.3). zip.js refuses
 * names that lead out of the archive.
 * @throws DocumentProblem for too many parts, two of one name, parts that pose as folders, parts under a password.
 */
async function listParts(bytes: Uint8Array): Promise<Map<string, Entry>> {
  const zip = new ZipReader(new Uint8ArrayReader(bytes), {
    // A worker of the library's would be one from a blob, which the security policy forbids.
    useWebWorkers: false,
    checkCrc32: true,
    checkOverlappingEntry: true,
    checkLocalFilename: true,
  })
  const parts = new Map<string, Entry>()
  for await (const entry of zip.getEntriesGenerator()) {
    // As it stands in the directory: what Unicode fields call the part is nothing to Word.
    const name = latin1Of(entry.rawFilename).replaceAll('\\', '/').toLowerCase()
    if (parts.size === MAX_PARTS || parts.has(name) || name.includes('\0')) throw new DocumentProblem('resume_damaged')
    // A folder has no content that would be looked at; for Word attributes make none.
    if (entry.directory && !name.endsWith('/')) throw new DocumentProblem('resume_damaged')
    if (entry.encrypted) throw new DocumentProblem('resume_protected')
    parts.set(name, entry)
  }
  return parts
}

/**
 * Unpacks every part, so that checksums and real sizes are known; what the archive says about them is not believed. The inflater works
 * beside the main thread and hands over small pieces, between which the page, or the relay, does what else is to be done.
 * @returns the text of the parts that say what the others are and where they lead.
 */
async function unpack(parts: Map<string, Entry>, packedBytes: number): Promise<Map<string, string>> {
  const budget = new Budget(Math.min(MAX_UNPACKED_BYTES, Math.max(HARMLESS_BYTES, MAX_RATIO * packedBytes)))
  const readBudget = new Budget(MAX_READ_BYTES)
  const texts = new Map<string, string>()
  for (const [name, entry] of parts) {
    if (entry.directory) continue
    const isRead = name === CONTENT_TYPES || name.endsWith('.rels')
    const part = new PartWriter(isRead ? [budget, readBudget] : [budget], isRead)
    await entry.getData(part)
    if (!isRead) continue
    // Packages have no document types (ECMA-376 part 2 §6.5.2); one could hide an address in an entity.
    if (part.text.includes('<!DOCTYPE')) throw new DocumentProblem('resume_damaged')
    texts.set(name, part.text)
  }
  return texts
}

class Budget {
  left: number

  constructor(bytes: number) {
    this.left = bytes
  }

  /** @throws DocumentProblem when nothing is left. */
  spend(bytes: number): void {
    this.left -= bytes
    if (this.left < 0) throw new DocumentProblem('resume_damaged')
  }
}

/** Counts what a part unpacks to, and keeps it as text when it is one that is read. */
class PartWriter extends Writer<string> {
  text = ''
  readonly #budgets: Budget[]
  readonly #isRead: boolean

  constructor(budgets: Budget[], isRead: boolean) {
    super()
    this.#budgets = budgets
    this.#isRead = isRead
  }

  override async writeUint8Array(bytes: Uint8Array): Promise<void> {
    for (const budget of this.#budgets) budget.spend(bytes.length)
    // UTF-16 puts zeros between ASCII.
    if (this.#isRead) this.text += latin1Of(bytes).replaceAll('\0', '')
  }
}

/** As many arguments as every engine takes. */
const LETTERS_AT_ONCE = 8192

/** What is looked for in names and texts is ASCII. */
function latin1Of(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += LETTERS_AT_ONCE) {
    text += String.fromCharCode(...bytes.subarray(at, at + LETTERS_AT_ONCE))
  }
  return text
}
