import { expect, test } from 'vitest'
import type { JobFacts } from '#contract/content/job-schema.ts'
import { isAdvertised } from './job-dates.ts'

const job: JobFacts = {
  id: 'harbourPilot',
  isHot: false,
  isNew: false,
  status: 'open',
  listed: true,
  published: '2026-01-05',
  closingDate: '28.02.2026',
  salary: { from: 20, to: 30 },
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

test.each<Partial<JobFacts>>([{ status: 'closed' }, { listed: false }])('a job with %o is not advertised', (facts) => {
  expect(isAdvertised({ ...job, ...facts }, BEFORE)).toBe(false)
})
