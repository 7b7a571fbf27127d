import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  CLOSED_JOBS_FILE,
  JOB_TITLES_FILE,
  readClosedJobs,
  readJobTitles,
  readScriptHashes,
  SCRIPT_HASHES_FILE,
} from './build-files.ts'
import { temporaryFolder } from './testing/temporary-store.ts'

const HASH = "'sha256-lgaHQKTYDIC+OQBhqBK7b4FA/MHLx5JY6cnzJn4Pc7k='"

/** Creates a folder with a file of the build. Returns the folder. */
async function distWith(name: string, text: string): Promise<string> {
  const folder = await temporaryFolder()
  await writeFile(join(folder, name), text)
  return folder
}

test('the lists are read as the build wrote them', async () => {
  const closedJobs = await distWith(CLOSED_JOBS_FILE, '["Tester","Kỹ sư kiểm thử"]')
  expect(readClosedJobs(closedJobs)).toEqual(new Set(['Tester', 'Kỹ sư kiểm thử']))
  expect(readScriptHashes(await distWith(SCRIPT_HASHES_FILE, `["${HASH}"]`))).toEqual([HASH])
  const jobTitles = await distWith(JOB_TITLES_FILE, '{"Kỹ sư":{"title":"Engineer","path":"/jobs/engineer"}}')
  expect(readJobTitles(jobTitles)).toEqual(new Map([['Kỹ sư', { title: 'Engineer', path: '/jobs/engineer' }]]))
})

test('before the first build the lists are empty', async () => {
  const empty = await temporaryFolder()
  expect(readClosedJobs(empty)).toEqual(new Set())
  expect(readScriptHashes(empty)).toEqual([])
  expect(readJobTitles(empty)).toEqual(new Map())
})

test.each(['[', '{}', '[1]'])(
  'closed jobs in a file with %s are an error, or every job would be open',
  async (text) => {
    const dist = await distWith(CLOSED_JOBS_FILE, text)
    expect(() => readClosedJobs(dist)).toThrow('build the site again')
  },
)

test.each(['{', '{}', '["*"]', `["'unsafe-inline'"]`])(
  'script hashes in a file with %s are an error, or the policy would be weaker',
  async (text) => {
    const dist = await distWith(SCRIPT_HASHES_FILE, text)
    expect(() => readScriptHashes(dist)).toThrow('build the site again')
  },
)

test('a damaged list of job titles stops no mail', async () => {
  expect(readJobTitles(await distWith(JOB_TITLES_FILE, '['))).toEqual(new Map())
})
