import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/relay.ts'
import { readClosedJobs } from './closed-jobs.ts'

test('closed jobs are what the build wrote, and none before the first build', async () => {
  const file = join(await temporaryFolder(), 'closed-jobs.json')
  expect(readClosedJobs(file)).toEqual(new Set())
  await writeFile(file, '["Tester","Kỹ sư kiểm thử"]')
  expect(readClosedJobs(file)).toEqual(new Set(['Tester', 'Kỹ sư kiểm thử']))
})

test.each(['[', '{}', '[1]'])('%s is refused instead of opening every job', async (text) => {
  const file = join(await temporaryFolder(), 'closed-jobs.json')
  await writeFile(file, text)
  expect(() => readClosedJobs(file)).toThrow('build the site again')
})
