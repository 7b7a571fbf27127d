import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/relay.ts'
import { readScriptHashes } from './script-hashes.ts'

test('the hashes are what the build wrote, and none before the first build', async () => {
  const file = join(await temporaryFolder(), 'csp.json')
  expect(readScriptHashes(file)).toEqual([])
  await writeFile(file, `["'sha256-lgaHQKTYDIC+OQBhqBK7b4FA/MHLx5JY6cnzJn4Pc7k='"]`)
  expect(readScriptHashes(file)).toEqual(["'sha256-lgaHQKTYDIC+OQBhqBK7b4FA/MHLx5JY6cnzJn4Pc7k='"])
})

test.each(['{', '{}', '["*"]', `["'unsafe-inline'"]`])(
  '%s is refused instead of weakening the policy',
  async (text) => {
    const file = join(await temporaryFolder(), 'csp.json')
    await writeFile(file, text)
    expect(() => readScriptHashes(file)).toThrow('build the site again')
  },
)
