import { readFile } from 'node:fs/promises'
import { type Artwork, type ArtworkDigests, digestOf } from './artwork.ts'
import digestsFile from './digests.json' with { type: 'json' }

/** What the committed files were drawn from when `npm run art` last ran. */
export const DIGESTS: Readonly<Record<string, ArtworkDigests | undefined>> = digestsFile

/** True when the committed file is there and is what its source draws. */
export async function isDrawn({ file, source }: Artwork): Promise<boolean> {
  const committed = await readFile(new URL(`../../${file}`, import.meta.url)).catch(() => undefined)
  const known = DIGESTS[file]
  return committed !== undefined && known?.source === digestOf(source) && known.file === digestOf(committed)
}
