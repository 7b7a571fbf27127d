import { expect, test } from 'vitest'
import { jobItem } from '../content/testing/job-folder.ts'
import { closedJobTitles } from './closed-job-titles.ts'

const job = (en: string, vi: string, facts = {}) => jobItem('cook', en, vi, facts)

test('the titles of closed jobs in every language', () => {
  const jobs = [job('Pilot', 'Hoa tiêu'), job('Cook', 'Đầu bếp', { status: 'closed' })]
  expect(closedJobTitles(jobs)).toEqual(['Cook', 'Đầu bếp'])
})

test('no titles while all jobs are open', () => {
  expect(closedJobTitles([job('Pilot', 'Hoa tiêu')])).toEqual([])
})

test('a title that an open job has in any language is left out', () => {
  const jobs = [
    job('Cook', 'Đầu bếp trưởng', { status: 'closed' }),
    job('Cook', 'Đầu bếp'),
    job('Chef', 'Đầu bếp', { status: 'closed' }),
  ]
  expect(closedJobTitles(jobs)).toEqual(['Chef', 'Đầu bếp trưởng'])
})

test('unlisted jobs count as well, open or closed', () => {
  const jobs = [
    job('Cook', 'Đầu bếp', { status: 'closed', listed: false }),
    job('Pilot', 'Hoa tiêu', { status: 'closed' }),
    job('Pilot', 'Hoa tiêu', { listed: false }),
  ]
  expect(closedJobTitles(jobs)).toEqual(['Cook', 'Đầu bếp'])
})

test('titles are trimmed, as the relay does it', () => {
  expect(closedJobTitles([job(' Cook ', 'Đầu bếp\n', { status: 'closed' })])).toEqual(['Cook', 'Đầu bếp'])
})
