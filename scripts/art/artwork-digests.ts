import { readFile } from 'node:fs/promises'
import { type Artwork, type ArtworkDigests, digestOf } from './artwork.ts'
import digestsFile from './digests.json' with { type: 'json' }

/** The digests of every committed artwork, as the last `npm run art` wrote them. */
export const DIGESTS: Readonly<Record<string, ArtworkDigests | undefined>> = digestsFile

/** True when the committed file exists, is unchanged, and was drawn from the current source. */
export async function isUpToDate({ file, source }: Artwork): Promise<boolean> {
  const committed = await readFile(new URL(`../../${file}`, import.meta.url)).catch(() => undefined)
  const known = DIGESTS[file]
  return committed !== undefined && known?.source === digestOf(source) && known.file === digestOf(committed)
}
