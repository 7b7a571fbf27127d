import { expect, test } from 'vitest'
import { FALLBACK_JOB_SLUG, LOCALES } from '#contract/addresses.ts'
import { jobFacts, loadJob, loadOpenJobs } from './jobs.ts'

const slugs = [...jobFacts.keys()]

test('jobs are listed in their order', () => {
  const orders = [...jobFacts.values()].map(({ order }) => order)
  expect(orders).toEqual(orders.toSorted((a, b) => a - b))
})

test.each(LOCALES)('the open jobs in %s are all listed jobs with the status `open`, in their order', async (locale) => {
  const open = slugs.filter((slug) => jobFacts.get(slug)?.status === 'open')
  expect((await loadOpenJobs(locale)).map(({ slug }) => slug)).toEqual(open)
})

test('an unknown slug gets the fallback job', async () => {
  expect(await loadJob('no-such-job', 'en')).toMatchObject({ slug: FALLBACK_JOB_SLUG })
})

test('the slug of an unlisted job gets the fallback job, too', async () => {
  const facts = import.meta.glob<{ listed: boolean }>('./jobs/*/job.ts', { import: 'job', eager: true })
  const unlisted = Object.keys(facts).flatMap((file) => (facts[file]?.listed ? [] : [file.split('/')[2] as string]))
  for (const slug of unlisted) expect(await loadJob(slug, 'en')).toMatchObject({ slug: FALLBACK_JOB_SLUG })
})
