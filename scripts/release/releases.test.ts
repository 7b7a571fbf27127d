import { mkdir, mkdtemp, readdir, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deleteOld, goBack, releaseFolder, switchTo } from './releases.ts'

let base: string
beforeEach(async () => {
  base = await realpath(await mkdtemp(path.join(tmpdir(), 'lat-releases-')))
})
afterEach(() => rm(base, { recursive: true, force: true }))

/** Makes a release with one script, which is named after the release. */
async function make(name: string): Promise<void> {
  const assets = path.join(releaseFolder(base, name), 'dist/site/assets')
  await mkdir(assets, { recursive: true })
  await writeFile(path.join(assets, `${name}.js`), name)
}

const inUse = async () => path.basename(await realpath(path.join(base, 'current')))
const kept = async () => (await readdir(path.join(base, 'releases'))).sort()

test('going back links the previous release, and going back again the newer one', async () => {
  for (const name of ['a', 'b']) {
    await make(name)
    await switchTo(base, name)
    expect(await inUse()).toBe(name)
  }
  await goBack(base)
  expect(await inUse()).toBe('a')
  await goBack(base)
  expect(await inUse()).toBe('b')
})

test('without a previous release going back is an error', async () => {
  await make('a')
  await switchTo(base, 'a')
  await expect(goBack(base)).rejects.toThrow('no release before')
  expect(await inUse()).toBe('a')
})

test('pages of the release that was left still get their scripts', async () => {
  for (const name of ['a', 'b']) {
    await make(name)
    await switchTo(base, name)
  }
  await goBack(base)
  expect(await readdir(path.join(base, 'current/dist/earlier/1/assets'))).toEqual(['b.js'])
})

test('deleteOld keeps the current and the previous release', async () => {
  for (const name of ['a', 'b', 'c']) {
    await make(name)
    await switchTo(base, name)
  }
  await goBack(base)
  await deleteOld(base)
  expect(await kept()).toEqual(['b', 'c'])
})
