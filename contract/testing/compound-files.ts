/** Builds compound files in memory ([MS-CFB] version 3), the container of Office's binary formats. */
import { bytesOf, joined, utf16Of } from './bytes.ts'

const SECTOR_BYTES = 512
/**
 * Length of each stream in bytes. Shorter streams would have to be in the mini stream, which this module does not
 * build.
 */
const STREAM_BYTES = 4096
const ENTRY_BYTES = 128
const END_OF_CHAIN = 0xfffffffe
const FREE = 0xffffffff
const FAT_SECTOR = 0xfffffffd
const NO_ENTRY = 0xffffffff
const TYPES = { storage: 1, stream: 2, root: 5 }

/**
 * A compound file with a stream of 4096 bytes for each name. A name that ends in a slash makes an empty storage instead
 * (the compound file's word for a folder). `contents` gives the first bytes of streams; the rest is zero. There may be
 * up to 15 streams, because the table of sectors (FAT) is one sector long.
 */
export function compoundFile(names: string[], contents: Record<string, Uint8Array> = {}): Uint8Array<ArrayBuffer> {
  const directorySectors = Math.ceil(((names.length + 1) * ENTRY_BYTES) / SECTOR_BYTES)
  const fat = new Uint32Array(SECTOR_BYTES / 4).fill(FREE)
  fat[0] = FAT_SECTOR
  chain(fat, 1, directorySectors)
  let nextSector = 1 + directorySectors
  const entries = [
    directoryEntry({
      name: 'Root Entry',
      type: TYPES.root,
      firstSector: END_OF_CHAIN,
      child: names.length ? 1 : NO_ENTRY,
    }),
  ]
  const streams: Uint8Array[] = []
  for (const [index, name] of names.entries()) {
    const right = index + 1 < names.length ? index + 2 : NO_ENTRY
    if (name.endsWith('/')) {
      entries.push(directoryEntry({ name: name.slice(0, -1), type: TYPES.storage, right }))
    } else {
      entries.push(directoryEntry({ name, type: TYPES.stream, firstSector: nextSector, size: STREAM_BYTES, right }))
      chain(fat, nextSector, STREAM_BYTES / SECTOR_BYTES)
      nextSector += STREAM_BYTES / SECTOR_BYTES
      const content = new Uint8Array(STREAM_BYTES)
      content.set(contents[name] ?? [])
      streams.push(content)
    }
  }
  const directory = new Uint8Array(directorySectors * SECTOR_BYTES)
  directory.set(joined(...entries))
  return joined(header(), new Uint8Array(fat.buffer), directory, ...streams)
}

/** The first bytes of a `WordDocument` stream ([MS-DOC] §2.5.2), with or without the flag for "encrypted". */
export function wordStream(encrypted = false): Uint8Array<ArrayBuffer> {
  return Uint8Array.of(0xec, 0xa5, 0xc1, 0, 0, 0, 0, 0, 0, 0, 0, encrypted ? 1 : 0)
}

function chain(fat: Uint32Array, first: number, count: number): void {
  for (let sector = first; sector < first + count; sector++) fat[sector] = sector + 1
  fat[first + count - 1] = END_OF_CHAIN
}

function header(): Uint8Array {
  const bytes = new Uint8Array(SECTOR_BYTES)
  bytes.set(bytesOf('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'))
  const view = new DataView(bytes.buffer)
  view.setUint16(24, 0x3e, true)
  view.setUint16(26, 3, true)
  view.setUint16(28, 0xfffe, true)
  view.setUint16(30, 9, true)
  view.setUint16(32, 6, true)
  view.setUint32(44, 1, true)
  view.setUint32(48, 1, true)
  view.setUint32(56, STREAM_BYTES, true)
  view.setUint32(60, END_OF_CHAIN, true)
  view.setUint32(68, END_OF_CHAIN, true)
  for (let at = 76; at < SECTOR_BYTES; at += 4) view.setUint32(at, at === 76 ? 0 : FREE, true)
  return bytes
}

interface DirectoryEntry {
  name: string
  type: number
  firstSector?: number
  /** Length of the stream in bytes. */
  size?: number
  /** Index of the next entry in the same storage. */
  right?: number
  /** Index of the first entry in this storage. */
  child?: number
}

function directoryEntry({
  name,
  type,
  firstSector = 0,
  size = 0,
  right = NO_ENTRY,
  child = NO_ENTRY,
}: DirectoryEntry): Uint8Array {
  const bytes = new Uint8Array(ENTRY_BYTES)
  bytes.set(utf16Of(name))
  const view = new DataView(bytes.buffer)
  view.setUint16(64, (name.length + 1) * 2, true)
  view.setUint8(66, type)
  view.setUint8(67, 1)
  view.setUint32(68, NO_ENTRY, true)
  view.setUint32(72, right, true)
  view.setUint32(76, child, true)
  view.setUint32(116, firstSector, true)
  view.setUint32(120, size, true)
  return bytes
}
