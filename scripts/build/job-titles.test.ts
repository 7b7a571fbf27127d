import { expect, test } from 'vitest'
import { jobItem as job } from '../content/testing/job-folder.ts'
import { jobTitles } from './job-titles.ts'

test('a job is found by its title in every language', () => {
  const cook = { title: 'Cook', path: '/jobs/cook' }
  expect(jobTitles([job('cook', 'Cook ', 'Đầu bếp')])).toEqual({ Cook: cook, 'Đầu bếp': cook })
})

test('a title that two jobs share leads to the open one, whichever comes first', () => {
  const open = job('cook-again', 'Cook', 'Đầu bếp')
  const closed = job('cook', 'Cook', 'Đầu bếp', { status: 'closed' })
  for (const jobs of [
    [open, closed],
    [closed, open],
  ]) {
    expect(jobTitles(jobs).Cook).toEqual({ title: 'Cook', path: '/jobs/cook-again' })
  }
})
