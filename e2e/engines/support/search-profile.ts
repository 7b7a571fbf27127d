import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { constants, inflateRawSync } from 'node:zlib'

/** Bytes with which compressed data begins: gzip (RFC 1952) and zlib (RFC 1950), each with the length of its header. */
const HEADERS = [
  { start: Buffer.from([0x1f, 0x8b, 8, 0]), length: 10 },
  ...[0x01, 0x5e, 0x9c, 0xda].map((level) => ({ start: Buffer.from([0x78, level]), length: 2 })),
]
/** How much of each compressed piece is inflated. No form, and no file of a test, takes more. */
const DEFLATED_BYTES_MAX = 2 ** 18

/**
 * Returns those of the texts that some file of the browser's profile contains, in UTF-8 or UTF-16, as it is or in gzip
 * or zlib. Snappy and LZ4, by which Chromium and Firefox compress what they store, keep bytes that did not come before
 * as they are: give texts no part of which occurs elsewhere.
 */
export async function searchProfile(profile: string, texts: readonly string[]): Promise<string[]> {
  const wanted = texts.map((text) => ({ text, forms: [Buffer.from(text), Buffer.from(text, 'utf16le')] }))
  const found = new Set<string>()
  const search = (bytes: Buffer) => {
    for (const { text, forms } of wanted) if (forms.some((form) => bytes.includes(form))) found.add(text)
  }
  const files = await readdir(profile, { recursive: true, withFileTypes: true })
  for (const file of files.filter((entry) => entry.isFile())) {
    // The browser may delete a file meanwhile.
    const bytes = await readFile(path.join(file.parentPath, file.name)).catch(() => Buffer.alloc(0))
    search(bytes)
    for (const piece of inflatedPieces(bytes)) search(piece)
  }
  return [...found]
}

/** Inflates whatever looks like the start of compressed data. */
function* inflatedPieces(bytes: Buffer): Generator<Buffer> {
  for (const { start, length } of HEADERS) {
    for (let at = bytes.indexOf(start); at >= 0; at = bytes.indexOf(start, at + 1)) {
      const rest = bytes.subarray(at + length, at + length + DEFLATED_BYTES_MAX)
      try {
        yield inflateRawSync(rest, { finishFlush: constants.Z_SYNC_FLUSH })
      } catch {
        // These bytes only look like it.
      }
    }
  }
}
