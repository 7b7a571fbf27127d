import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type ArtworkDigests, digestOf } from './artwork.ts'
import { ARTWORKS } from './artworks.ts'
import { closeChromium } from './chromium-page.ts'

// `npm run art [part of a path]`: draws what has changed since, or all that the argument names, and writes down what it
// was drawn from.
const rootDir = path.resolve(import.meta.dirname, '../..')
const digestsFile = path.join(import.meta.dirname, 'digests.json')
const before = JSON.parse(await readFile(digestsFile, 'utf8')) as Record<string, ArtworkDigests>
const [wanted] = process.argv.slice(2)
const digests: Record<string, ArtworkDigests> = {}

for (const { file, source, render } of ARTWORKS) {
  const target = path.join(rootDir, file)
  const present = await readFile(target).catch(() => undefined)
  const known = before[file]
  const isCurrent = present && known?.source === digestOf(source) && known.file === digestOf(present)
  if (isCurrent && !(wanted && file.includes(wanted))) digests[file] = known
  else {
    console.log(file)
    const content = await render()
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, content)
    digests[file] = { source: digestOf(source), file: digestOf(content) }
  }
  // After each: a stop half way loses nothing.
  await writeFile(digestsFile, `${JSON.stringify({ ...before, ...digests }, null, 2)}\n`)
}
await writeFile(digestsFile, `${JSON.stringify(digests, null, 2)}\n`)
await closeChromium()
