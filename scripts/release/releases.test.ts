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

/** A release whose one script is called after it. */
async function make(name: string): Promise<void> {
  const assets = path.join(releaseFolder(base, name), 'dist/site/assets')
  await mkdir(assets, { recursive: true })
  await writeFile(path.join(assets, `${name}.js`), name)
}

const inUse = async () => path.basename(await realpath(path.join(base, 'current')))
const kept = async () => (await readdir(path.join(base, 'releases'))).sort()

test('the way back leads to the release before, and a second one forward again', async () => {
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

test('without a release before there is no way back', async () => {
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

test('the present release and the one before are kept, also from what makes room', async () => {
  for (const name of ['a', 'b', 'c']) {
    await make(name)
    await switchTo(base, name)
  }
  await goBack(base)
  await deleteOld(base)
  expect(await kept()).toEqual(['b', 'c'])
})
