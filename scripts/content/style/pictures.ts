import { DIGESTS, isUpToDate } from '../../art/artwork-digests.ts'
import { ARTWORKS, CONTENT_ARTWORKS } from '../../art/artworks.ts'

/** Warns of committed pictures that are out of date or missing, and of pictures whose content no longer exists. */
export async function pictureWarnings(): Promise<string[]> {
  const outdated = await Promise.all(
    CONTENT_ARTWORKS.map(async (artwork) => ((await isUpToDate(artwork)) ? [] : [artwork.file])),
  )
  const known = new Set(ARTWORKS.map(({ file }) => file))
  return [
    ...outdated.flat().map((file) => `${file} is not what its content draws: run \`npm run art\` and commit it`),
    ...Object.keys(DIGESTS)
      .filter((file) => !known.has(file))
      .map((file) => `${file} belongs to nothing any more: delete it and run \`npm run art\``),
  ]
}
