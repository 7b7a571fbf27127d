import { expect, test } from 'vitest'
import type { JobFacts } from '#contract/content/job-schema.ts'
import { isAdvertised } from './is-advertised.ts'
import { SAMPLE_JOB as job } from './testing/sample-job.ts'

const BEFORE = new Date('2026-02-01T00:00Z')

test('an open job is advertised until its closing date is over in Ho Chi Minh City', () => {
  expect(isAdvertised(job, BEFORE)).toBe(true)
  expect(isAdvertised(job, new Date('2026-02-28T23:59:59+07:00'))).toBe(true)
  expect(isAdvertised(job, new Date('2026-03-01T00:00:00+07:00'))).toBe(false)
})

test.each<Partial<JobFacts>>([{ status: 'closed' }, { listed: false }])('a job with %o is not advertised', (facts) => {
  expect(isAdvertised({ ...job, ...facts }, BEFORE)).toBe(false)
})
