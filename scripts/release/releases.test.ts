import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
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

/** Simulates a relay that runs in a release until the test is over. */
async function runIn(name: string): Promise<void> {
  const relay = spawn('sleep', ['60'], { cwd: releaseFolder(base, name), stdio: 'ignore' })
  onTestFinished(() => void relay.kill())
  await once(relay, 'spawn')
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

test.runIf(process.platform === 'linux')('deleteOld keeps the release that still runs', async () => {
  for (const name of ['a', 'b', 'c', 'd']) await make(name)
  await runIn('b')
  for (const name of ['a', 'b', 'c', 'd']) await switchTo(base, name)
  await deleteOld(base)
  expect(await kept()).toEqual(['b', 'c', 'd'])
})

test.runIf(process.platform === 'linux')('going back leaves the files of the release that still runs', async () => {
  for (const name of ['a', 'b']) {
    await make(name)
    await switchTo(base, name)
  }
  const earlier = path.join(releaseFolder(base, 'a'), 'dist/earlier/1/assets')
  await mkdir(earlier, { recursive: true })
  await writeFile(path.join(earlier, 'older.js'), 'older')
  await runIn('a')
  await goBack(base)
  expect(await inUse()).toBe('a')
  expect(await readdir(earlier)).toEqual(['older.js'])
})

test('going back and forward again keeps every earlier build once', async () => {
  for (const name of ['a', 'b']) {
    await make(name)
    await switchTo(base, name)
  }
  const earlier = path.join(releaseFolder(base, 'b'), 'dist/earlier')
  for (const [place, script] of [
    ['1', 'a.js'],
    ['2', 'older.js'],
  ] as const) {
    await mkdir(path.join(earlier, place, 'assets'), { recursive: true })
    await writeFile(path.join(earlier, place, 'assets', script), script)
  }
  await goBack(base)
  await goBack(base)
  expect(await readdir(path.join(earlier, '1/assets'))).toEqual(['a.js'])
  expect(await readdir(path.join(earlier, '2/assets'))).toEqual(['older.js'])
})
