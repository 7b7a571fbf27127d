import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readClosedJobs, readJobTitles, readScriptHashes } from './build-files.ts'
import { temporaryFolder } from './testing/relay.ts'

const HASH = "'sha256-lgaHQKTYDIC+OQBhqBK7b4FA/MHLx5JY6cnzJn4Pc7k='"

async function fileWith(text: string): Promise<string> {
  const file = join(await temporaryFolder(), 'of-the-build.json')
  await writeFile(file, text)
  return file
}

test('the lists are read as the build wrote them', async () => {
  expect(readClosedJobs(await fileWith('["Tester","Kỹ sư kiểm thử"]'))).toEqual(new Set(['Tester', 'Kỹ sư kiểm thử']))
  expect(readScriptHashes(await fileWith(`["${HASH}"]`))).toEqual([HASH])
  expect(readJobTitles(await fileWith('{"Kỹ sư":{"title":"Engineer","path":"/jobs/engineer"}}'))).toEqual(
    new Map([['Kỹ sư', { title: 'Engineer', path: '/jobs/engineer' }]]),
  )
})

test('before the first build the lists are empty', async () => {
  const missing = join(await temporaryFolder(), 'missing.json')
  expect(readClosedJobs(missing)).toEqual(new Set())
  expect(readScriptHashes(missing)).toEqual([])
  expect(readJobTitles(missing)).toEqual(new Map())
})

test.each(['[', '{}', '[1]'])(
  'closed jobs in a file with %s are an error, or every job would be open',
  async (text) => {
    const file = await fileWith(text)
    expect(() => readClosedJobs(file)).toThrow('build the site again')
  },
)

test.each(['{', '{}', '["*"]', `["'unsafe-inline'"]`])(
  'script hashes in a file with %s are an error, or the policy would be weaker',
  async (text) => {
    const file = await fileWith(text)
    expect(() => readScriptHashes(file)).toThrow('build the site again')
  },
)

test('a damaged list of job titles stops no mail', async () => {
  expect(readJobTitles(await fileWith('['))).toEqual(new Map())
})
