import { createHash } from 'node:crypto'

/** A committed file that code in this folder draws. */
export interface Artwork {
  /** Path from the repository's root, e.g. `public/tiles/tile-1.svg`. */
  file: string
  /** Text that determines the whole picture. When the text changes, `npm run art` draws the file again. */
  source: string
  /** Returns the content of the file. */
  render: () => Promise<string | Uint8Array>
}

/** An artwork whose source is the SVG itself. */
export function svgArtwork(file: string, svg: string): Artwork {
  return { file, source: svg, render: async () => svg }
}

/** An entry of `digests.json`: digests of the artwork's source and of the file drawn from it. */
export interface ArtworkDigests {
  source: string
  file: string
}

/** Returns the first 16 hexadecimal digits of the content's SHA-256. */
export function digestOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}
