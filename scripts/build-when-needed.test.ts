import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { inputsDigest } from './build-when-needed.ts'

test.each(['.env', '.env.local', '.env.production', 'package.json', 'server/build-files.ts'])(
  'a change of %s needs a build',
  async (file) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'lat-inputs-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const before = inputsDigest(`${folder}/`)
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true })
    await writeFile(path.join(folder, file), 'changed')
    expect(inputsDigest(`${folder}/`)).not.toBe(before)
  },
)
