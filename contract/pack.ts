/**
 * Packs: many files of the build in one stream, so that the first visit costs a device few requests (design §7). The
 * build writes them, the service worker unpacks them.
 *
 * A pack is one line of JSON, the rows of its entries, and after the line break the bytes of the entries in the same
 * order, one behind the other. The line is ASCII: what is not is escaped.
 */
export const TEXT_PACK_PATH = '/packs/text.pack'
export const MEDIA_PACK_PATH = '/packs/media.pack'

/** Hexadecimal digits of an entry's digest, the start of its SHA-256: against damage, not against forgers. */
export const PACK_DIGEST_LENGTH = 16

const TEXT_FILE = /\.(html|js|css|json|svg|txt|xml|webmanifest)$/
const MEDIA_FILE = /\.(woff2|avif|webp|png|jpe?g|gif|ico)$/

export interface PackEntry {
  /** As in the precache manifest, e.g. `/contact-us.html`. */
  url: string
  /** As in the precache manifest; null for a file whose name holds its hash. */
  revision: string | null
  /** First `PACK_DIGEST_LENGTH` digits of the SHA-256 of `bytes`, lower-case hexadecimal. */
  digest: string
  /** Headers of this file alone, `Content-Type` at least. */
  headers: Record<string, string>
  bytes: Uint8Array<ArrayBuffer>
}

/** Address, revision, digest, headers, length in bytes. */
type Row = [url: string, revision: string | null, digest: string, headers: Record<string, string>, length: number]

/** The pack that a file of the build belongs to; null for a film, which is fetched by itself. */
export function packOf(url: string): typeof TEXT_PACK_PATH | typeof MEDIA_PACK_PATH | null {
  const path = url.split('?')[0] ?? ''
  if (TEXT_FILE.test(path)) return TEXT_PACK_PATH
  return MEDIA_FILE.test(path) ? MEDIA_PACK_PATH : null
}

/** Writes a pack. */
export function encodePack(entries: readonly PackEntry[]): Uint8Array<ArrayBuffer> {
  const rows: Row[] = entries.map(({ url, revision, digest, headers, bytes }) => [
    url,
    revision,
    digest,
    headers,
    bytes.length,
  ])
  const line = `${JSON.stringify(rows).replace(
    /[^ -~]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )}\n`
  const pack = new Uint8Array(line.length + entries.reduce((sum, { bytes }) => sum + bytes.length, 0))
  for (let place = 0; place < line.length; place++) pack[place] = line.charCodeAt(place)
  let place = line.length
  for (const { bytes } of entries) {
    pack.set(bytes, place)
    place += bytes.length
  }
  return pack
}

const LINE_FEED = 10

/** Takes lines and pieces of known length from a stream of chunks. */
class ChunkReader {
  readonly #chunks: AsyncIterator<Uint8Array>
  #rest: Uint8Array = new Uint8Array()

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.#chunks = chunks[Symbol.asyncIterator]()
  }

  async #fill(): Promise<void> {
    while (this.#rest.length === 0) {
      const next = await this.#chunks.next()
      if (next.done) throw new Error('The pack ends too early')
      this.#rest = next.value
    }
  }

  async line(): Promise<string> {
    let text = ''
    for (;;) {
      await this.#fill()
      const end = this.#rest.indexOf(LINE_FEED)
      const piece = end < 0 ? this.#rest : this.#rest.subarray(0, end)
      for (const unit of piece) text += String.fromCharCode(unit)
      this.#rest = this.#rest.subarray(end < 0 ? piece.length : end + 1)
      if (end >= 0) return text
    }
  }

  async bytes(length: number): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = new Uint8Array(length)
    for (let place = 0; place < length; ) {
      await this.#fill()
      const piece = this.#rest.subarray(0, length - place)
      bytes.set(piece, place)
      place += piece.length
      this.#rest = this.#rest.subarray(piece.length)
    }
    return bytes
  }
}

/**
 * Reads a pack while it arrives: gives each entry as soon as its last byte is there. Throws when the stream is no pack
 * or ends too early; digests are for the caller to check.
 */
export async function* readPack(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<PackEntry> {
  const reader = new ChunkReader(chunks)
  const rows: Row[] = JSON.parse(await reader.line())
  for (const [url, revision, digest, headers, length] of rows) {
    if (typeof digest !== 'string' || !Number.isSafeInteger(length)) throw new Error('This is no pack')
    yield { url, revision, digest, headers, bytes: await reader.bytes(length) }
  }
}
