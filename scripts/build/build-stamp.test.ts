import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { removeBuildStamp, STAMP } from './build-stamp.ts'

test('a build that fails leaves no stamp of an earlier one', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'lat-stamp-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  await mkdir(path.join(root, 'dist'))
  await writeFile(path.join(root, 'dist', STAMP), 'of an earlier build')
  const failing = build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [removeBuildStamp(path.join(root, 'dist'))],
    build: { outDir: 'dist/site', rolldownOptions: { input: 'missing.ts' } },
  })
  await expect(failing).rejects.toThrow('missing.ts')
  expect(await readdir(path.join(root, 'dist'))).toEqual([])
})
