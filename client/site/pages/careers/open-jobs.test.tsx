import { expect, test } from 'vitest'
import { SAMPLE_JOB as job } from '#client/content/testing/sample-job.ts'
import { addTranslations } from '#client/i18n/i18n.ts'
import careers from '#client/i18n/locales/en/careers.json'
import { carryingHrefs, hrefs, markup } from '#client/site/testing/markup.tsx'
import { OpenJobs } from './open-jobs.tsx'

addTranslations('en', 'careers', careers)

test('each card links to its job and to the form, and both links pass the correction on', () => {
  const jobs = [job, { ...job, slug: 'lighthouse-keeper', order: 2 }]
  const list = markup(<OpenJobs locale="en" jobs={jobs} />)
  expect(carryingHrefs(list)).toEqual(jobs.flatMap(({ slug }) => [`/jobs/${slug}`, `/jobs/${slug}#apply_job`]))
  expect(hrefs(list)).toEqual(carryingHrefs(list))
})

test('the title counts the open jobs; without open jobs there is an address to write to', () => {
  expect(markup(<OpenJobs locale="en" jobs={[job]} />)).toContain('1 open job<')
  const none = markup(<OpenJobs locale="en" jobs={[]} />)
  expect(none).toContain(careers.list.noneTitle)
  expect(hrefs(none)).toEqual(['mailto:hello@lat.example?subject=Working%20at%20L%C3%A1t'])
})
