import { expect, test } from 'vitest'
import type { CheckedJob } from '../jobs/checked-jobs.ts'
import { soundJob } from '../jobs/sound-job.ts'
import { closedJobTitles } from './closed-job-titles.ts'

function job(en: string, vi: string, facts: Partial<CheckedJob['job']> = {}): CheckedJob {
  const { slug, files, exports } = soundJob({ job: facts, en: { title: en }, vi: { title: vi } })
  const { job } = exports as Pick<CheckedJob, 'job'>
  return { slug, job, texts: (locale) => JSON.parse(`${files[`${locale}.json`]}`) }
}

test('the titles of closed jobs in every language', () => {
  const jobs = [job('Pilot', 'Hoa tiêu'), job('Cook', 'Đầu bếp', { status: 'closed' })]
  expect(closedJobTitles(jobs)).toEqual(['Cook', 'Đầu bếp'])
})

test('none while all jobs are open', () => {
  expect(closedJobTitles([job('Pilot', 'Hoa tiêu')])).toEqual([])
})

test('a title that an open job has, too, in whatever language, is none of them', () => {
  const jobs = [
    job('Cook', 'Đầu bếp trưởng', { status: 'closed' }),
    job('Cook', 'Đầu bếp'),
    job('Chef', 'Đầu bếp', { status: 'closed' }),
  ]
  expect(closedJobTitles(jobs)).toEqual(['Chef', 'Đầu bếp trưởng'])
})

test('an open job counts when it is not listed, and so does a closed one', () => {
  const jobs = [
    job('Cook', 'Đầu bếp', { status: 'closed', listed: false }),
    job('Pilot', 'Hoa tiêu', { status: 'closed' }),
    job('Pilot', 'Hoa tiêu', { listed: false }),
  ]
  expect(closedJobTitles(jobs)).toEqual(['Cook', 'Đầu bếp'])
})

test('without the white space that the relay cuts off a title', () => {
  expect(closedJobTitles([job(' Cook ', 'Đầu bếp\n', { status: 'closed' })])).toEqual(['Cook', 'Đầu bếp'])
})
