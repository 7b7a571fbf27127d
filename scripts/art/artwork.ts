import { createHash } from 'node:crypto'

/** A file of the repository that code in this folder draws. */
export interface Artwork {
  /** Where it lies below the repository's root, e.g. `public/tiles/tile-1.svg`. */
  file: string
  /** What decides how the file looks, as text: when it changes, the file must be drawn anew. */
  source: string
  /** Gives the file's content. */
  render: () => Promise<string | Uint8Array>
}

/** A drawing that is its own source. */
export function svgArtwork(file: string, svg: string): Artwork {
  return { file, source: svg, render: async () => svg }
}

/** Fingerprints of an artwork as `digests.json` keeps them: of what it was drawn from, and of the file. */
export interface ArtworkDigests {
  source: string
  file: string
}

/** The first 16 hexadecimal digits of the SHA-256. */
export function digestOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}
