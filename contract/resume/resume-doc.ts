/**
 * Checks .doc files. Word's binary format is a compound file ([MS-CFB]) with a stream named `WordDocument` ([MS-DOC]).
 */
import type { FieldError } from '../submission/field-error.ts'

/** Length of a directory entry ([MS-CFB] §2.6.1). The entry begins with its name in UTF-16. */
const ENTRY_BYTES = 128
/** Length of the field of a directory entry that contains its name, with the terminating zero. */
const NAME_MAX_BYTES = 64
/** Offset of the name's length in a directory entry. The length is given in bytes. */
const NAME_LENGTH_AT = 64
/** Offset of the type in a directory entry. */
const TYPE_AT = 66
/** Offset, in a directory entry, of the number of the stream's first sector. */
const FIRST_SECTOR_AT = 116
/** Type of a directory entry for a stream. */
const STREAM = 2
/** Type of the root directory entry. */
const ROOT = 5
const ENTRY_TYPES = [1, STREAM, ROOT]
/** Length of the compound file's header ([MS-CFB] §2.2). */
const HEADER_BYTES = 512
/** Offset of the sector size in the header. The size is a power of two, and the header stores its exponent. */
const SECTOR_SHIFT_AT = 30

/** First value of a `WordDocument` stream ([MS-DOC] §2.5.2, FibBase). */
const FIB_IDENTIFIER = 0xa5ec
/** Offset of the flags in a `WordDocument` stream. */
const FIB_FLAGS_AT = 10
/** The flag of an encrypted document. */
const FIB_ENCRYPTED = 0x0100

const MACRO_NAMES = ['Macros', 'VBA', '_VBA_PROJECT', '_VBA_PROJECT_CUR']

interface DirectoryEntry {
  name: string
  type: number
  firstSector: number
}

/**
 * Returns the error for which a .doc file is refused, or null if it is accepted. The caller has already checked that
 * the file begins with the signature of a compound file.
 */
export function docError(bytes: Uint8Array): FieldError | null {
  const entries = directoryEntries(bytes)
  if (hasEncryptedPackage(entries)) return 'resume_protected'
  if (entries.some(({ name }) => MACRO_NAMES.includes(name))) return 'resume_macros'
  const document = entries.find(({ name, type }) => name === 'WordDocument' && type === STREAM)
  if (document) return isEncrypted(bytes, document.firstSector) ? 'resume_protected' : null
  // If the file has a directory without `WordDocument`, it is in another format: workbooks, slides, mails and
  // installers are compound files too. If no directory is found, the file is accepted, because Word may still open it.
  return entries.some(({ type }) => type === ROOT) ? 'resume_mismatch' : null
}

/** True for a compound file that contains a password-protected Office document ([MS-OFFCRYPTO] §1.3.2). */
export function isEncryptedPackage(bytes: Uint8Array): boolean {
  return hasEncryptedPackage(directoryEntries(bytes))
}

function hasEncryptedPackage(entries: DirectoryEntry[]): boolean {
  return entries.some(({ name }) => name === 'EncryptedPackage')
}

/**
 * Returns everything in the file that looks like a directory entry. The search looks at every multiple of an entry's
 * length instead of following the chain of directory sectors, so a broken chain cannot hide an entry.
 */
function directoryEntries(bytes: Uint8Array): DirectoryEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries: DirectoryEntry[] = []
  for (let at = HEADER_BYTES; at + ENTRY_BYTES <= bytes.length; at += ENTRY_BYTES) {
    const type = view.getUint8(at + TYPE_AT)
    const name = ENTRY_TYPES.includes(type) ? entryName(view, at) : undefined
    if (name) entries.push({ name, type, firstSector: view.getUint32(at + FIRST_SECTOR_AT, true) })
  }
  return entries
}

/**
 * The name of the directory entry at offset `at`. Returns undefined if the stated length does not match the terminating
 * zero: the bytes are then no directory entry.
 */
function entryName(view: DataView, at: number): string | undefined {
  const length = view.getUint16(at + NAME_LENGTH_AT, true)
  if (length % 2 !== 0 || length < 4 || length > NAME_MAX_BYTES) return undefined
  let name = ''
  for (let unit = at; unit < at + length; unit += 2) name += String.fromCharCode(view.getUint16(unit, true))
  return name.indexOf('\0') === name.length - 1 ? name.slice(0, -1) : undefined
}

function isEncrypted(bytes: Uint8Array, firstSector: number): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const at = (firstSector + 1) * 2 ** view.getUint16(SECTOR_SHIFT_AT, true)
  if (at + FIB_FLAGS_AT + 2 > bytes.length) return false
  const flags = view.getUint16(at + FIB_FLAGS_AT, true)
  return view.getUint16(at, true) === FIB_IDENTIFIER && (flags & FIB_ENCRYPTED) !== 0
}
