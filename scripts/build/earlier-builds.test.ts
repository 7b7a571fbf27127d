import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { EARLIER_BUILD_FOLDERS, SCRIPT_HASHES_FILE } from '#server/build-files.ts'
import { copyPreviousBuild, rotateEarlierBuilds } from './earlier-builds.ts'

let dist: string
beforeEach(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'lat-earlier-'))
})
afterEach(() => rm(dist, { recursive: true, force: true }))

/**
 * Simulates a build. The new site has one page and one script, named `script`. Without a script, the build empties the
 * site and then fails.
 */
async function build(script?: string): Promise<void> {
  const site = path.join(dist, 'site')
  await copyPreviousBuild(dist, dist)
  await rm(site, { recursive: true, force: true })
  if (script === undefined) return
  await mkdir(path.join(site, 'assets'), { recursive: true })
  await writeFile(path.join(site, 'assets', script), script)
  await writeFile(path.join(site, 'index.html'), script)
  await rotateEarlierBuilds(dist)
}

const earlier = () =>
  Promise.all(EARLIER_BUILD_FOLDERS.map((folder) => readdir(path.join(dist, folder, 'assets')).catch(() => [])))

test('the two builds before are kept, an older one is not', async () => {
  await build('a-1.js')
  expect(await earlier()).toEqual([[], []])
  await build('a-2.js')
  await build('a-3.js')
  expect(await earlier()).toEqual([['a-2.js'], ['a-1.js']])
  await build('a-4.js')
  expect(await earlier()).toEqual([['a-3.js'], ['a-2.js']])
})

test('the hashes of inline scripts are kept with the build', async () => {
  await build('a-1.js')
  await writeFile(path.join(dist, SCRIPT_HASHES_FILE), '["of a-1"]')
  await build('a-2.js')
  expect(await readFile(path.join(dist, 'earlier/1', SCRIPT_HASHES_FILE), 'utf8')).toBe('["of a-1"]')
})

test('a build that changes nothing pushes none out', async () => {
  for (const script of ['a-1.js', 'a-2.js', 'a-3.js', 'a-3.js', 'a-3.js']) await build(script)
  expect(await earlier()).toEqual([['a-2.js'], ['a-1.js']])
  expect(await readdir(dist)).not.toContain('before')
})

test('builds that fail do not lose the last good one', async () => {
  for (const script of ['a-1.js', undefined, undefined, 'a-2.js']) await build(script)
  expect(await earlier()).toEqual([['a-1.js'], []])
  expect(await readdir(dist)).not.toContain('before')
})

test('an interrupted copy is made again', async () => {
  await build('a-1.js')
  await mkdir(path.join(dist, 'before-incomplete/assets'), { recursive: true })
  await writeFile(path.join(dist, 'before-incomplete/assets/older.js'), 'older')
  await build('a-2.js')
  expect(await earlier()).toEqual([['a-1.js'], []])
})
