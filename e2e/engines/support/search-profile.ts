import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { constants, inflateRawSync } from 'node:zlib'

/** Bytes with which compressed data begins: gzip (RFC 1952) and zlib (RFC 1950), each with the length of its header. */
const HEADERS = [
  { start: Buffer.from([0x1f, 0x8b, 8, 0]), length: 10 },
  ...[0x01, 0x5e, 0x9c, 0xda].map((level) => ({ start: Buffer.from([0x78, level]), length: 2 })),
]
/**
 * The largest number of compressed bytes that the search inflates at each place that looks like compressed data. The
 * limit is high enough: neither a form nor a test file takes more bytes when compressed.
 */
const DEFLATED_BYTES_MAX = 2 ** 18

/**
 * Returns the given texts that occur in any file of a browser profile: in UTF-8 or UTF-16, uncompressed or compressed
 * with gzip or zlib.
 *
 * Chromium and Firefox compress stored data with Snappy and LZ4, which the search does not decode. These formats keep
 * bytes unchanged, except bytes that repeat earlier ones. Search only for texts of which no part occurs elsewhere: such
 * texts stay unchanged.
 */
export async function searchProfile(profile: string, texts: readonly string[]): Promise<string[]> {
  const wanted = texts.map((text) => ({ text, forms: [Buffer.from(text), Buffer.from(text, 'utf16le')] }))
  const found = new Set<string>()
  const search = (bytes: Buffer) => {
    for (const { text, forms } of wanted) if (forms.some((form) => bytes.includes(form))) found.add(text)
  }
  const files = await readdir(profile, { recursive: true, withFileTypes: true })
  for (const file of files.filter((entry) => entry.isFile())) {
    // The browser may have deleted the file since the folder was listed.
    const bytes = await readFile(path.join(file.parentPath, file.name)).catch(() => Buffer.alloc(0))
    search(bytes)
    for (const piece of inflatedPieces(bytes)) search(piece)
  }
  return [...found]
}

/** The inflated bytes of every place in a file that begins like gzip or zlib data. */
function* inflatedPieces(bytes: Buffer): Generator<Buffer> {
  for (const { start, length } of HEADERS) {
    for (let at = bytes.indexOf(start); at >= 0; at = bytes.indexOf(start, at + 1)) {
      const rest = bytes.subarray(at + length, at + length + DEFLATED_BYTES_MAX)
      try {
        yield inflateRawSync(rest, { finishFlush: constants.Z_SYNC_FLUSH })
      } catch {
        // These bytes begin like compressed data but are something else.
      }
    }
  }
}
