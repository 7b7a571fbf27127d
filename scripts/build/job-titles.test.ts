import { expect, test } from 'vitest'
import type { CheckedJob } from '../jobs/checked-jobs.ts'
import { soundJob } from '../jobs/sound-job.ts'
import { jobTitles } from './job-titles.ts'

function job(slug: string, en: string, vi: string, facts: Partial<CheckedJob['job']> = {}): CheckedJob {
  const { files, exports } = soundJob({ job: facts, en: { title: en }, vi: { title: vi } })
  const { job } = exports as Pick<CheckedJob, 'job'>
  return { slug, job, texts: (locale) => JSON.parse(`${files[`${locale}.json`]}`) }
}

test('a job is found by its title in every language', () => {
  const cook = { title: 'Cook', path: '/jobs/cook' }
  expect(jobTitles([job('cook', 'Cook ', 'Đầu bếp')])).toEqual({ Cook: cook, 'Đầu bếp': cook })
})

test('a title that two jobs have stands for the open one, whichever comes first', () => {
  const open = job('cook-again', 'Cook', 'Đầu bếp')
  const closed = job('cook', 'Cook', 'Đầu bếp', { status: 'closed' })
  for (const jobs of [
    [open, closed],
    [closed, open],
  ]) {
    expect(jobTitles(jobs).Cook).toEqual({ title: 'Cook', path: '/jobs/cook-again' })
  }
})
