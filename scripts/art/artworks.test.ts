import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { type ArtworkDigests, digestOf } from './artwork.ts'
import { ARTWORKS } from './artworks.ts'
import digestsFile from './digests.json' with { type: 'json' }

const digests: Record<string, ArtworkDigests | undefined> = digestsFile
const HINT = 'run `npm run art` and commit what it writes'

describe('committed art', () => {
  test.each(ARTWORKS)('$file is what its source draws', async ({ file, source }) => {
    const committed = await readFile(new URL(`../../${file}`, import.meta.url))
    expect(digests[file]?.source, `its source has changed: ${HINT}`).toBe(digestOf(source))
    expect(digests[file]?.file, `the file was changed by hand: ${HINT}`).toBe(digestOf(committed))
  })

  test('has no file twice and no fingerprint of a file that is gone', () => {
    expect(ARTWORKS.map(({ file }) => file).toSorted()).toEqual(Object.keys(digests).toSorted())
  })
})
