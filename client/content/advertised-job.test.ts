import { expect, test } from 'vitest'
import { isAdvertised } from './advertised-job.ts'
import type { JobFacts } from './job.ts'
import { jobSlugs, loadJob } from './jobs.ts'

const job: JobFacts = {
  id: 'harbourPilot',
  isHot: false,
  isNew: false,
  status: 'open',
  listed: true,
  published: '2026-01-05',
  closingDate: '28.02.2026',
  employmentType: 'FULL_TIME',
  isRemote: false,
  order: 1,
}
const BEFORE = new Date('2026-02-01T00:00Z')

test('an open job is advertised until its closing date is over in Ho Chi Minh City', () => {
  expect(isAdvertised(job, BEFORE)).toBe(true)
  expect(isAdvertised(job, new Date('2026-02-28T23:59:59+07:00'))).toBe(true)
  expect(isAdvertised(job, new Date('2026-03-01T00:00:00+07:00'))).toBe(false)
})

test.each<Partial<JobFacts>>([{ status: 'closed' }, { listed: false }])('one with %o is not', (facts) => {
  expect(isAdvertised({ ...job, ...facts }, BEFORE)).toBe(false)
})

test('none of the jobs that close on 31.12.2025 is advertised afterwards, each was before', async () => {
  const listed = await Promise.all(jobSlugs.map((slug) => loadJob(slug, 'en')))
  const jobs = listed.filter(({ closingDate }) => closingDate === '31.12.2025')
  expect(jobs.filter((one) => isAdvertised(one, new Date('2026-01-01T00:00:00+07:00')))).toEqual([])
  const open = jobs.filter(({ status }) => status === 'open')
  expect(open.filter((one) => isAdvertised(one, new Date('2025-12-31T12:00:00+07:00')))).toEqual(open)
})
