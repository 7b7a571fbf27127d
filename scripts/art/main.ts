import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type ArtworkDigests, digestOf } from './artwork.ts'
import { DIGESTS, isUpToDate } from './artwork-digests.ts'
import { ARTWORKS } from './artworks.ts'
import { closeChromium } from './chromium-page.ts'

// `npm run art [part of a path]` draws the artworks that are out of date, and those whose path contains the argument.
// The script records the digests of the files it has drawn in `digests.json`.
const rootDir = path.resolve(import.meta.dirname, '../..')
const [wanted] = process.argv.slice(2)
const digests: Record<string, ArtworkDigests | undefined> = {}
let drawnCount = 0

for (const artwork of ARTWORKS) {
  const { file, source, render } = artwork
  if ((await isUpToDate(artwork)) && !(wanted && file.includes(wanted))) {
    digests[file] = DIGESTS[file]
    continue
  }
  console.log(file)
  const content = await render()
  const target = path.join(rootDir, file)
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, content)
  digests[file] = { source: digestOf(source), file: digestOf(content) }
  drawnCount++
  // Write the digests after each artwork, so that an interrupted run continues where it stopped.
  await writeDigests({ ...DIGESTS, ...digests })
}
// Drop the digests of artworks that no longer exist.
await writeDigests(digests)
await closeChromium()
if (drawnCount === 0) console.log('Every artwork is up to date.')

function writeDigests(entries: Record<string, ArtworkDigests | undefined>): Promise<void> {
  return writeFile(path.join(import.meta.dirname, 'digests.json'), `${JSON.stringify(entries, null, 2)}\n`)
}
