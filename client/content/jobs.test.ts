import { expect, test } from 'vitest'
import { FALLBACK_JOB_SLUG, LOCALES } from '#contract/addresses.ts'
import { jobSlugs, loadJob, loadOpenJobs } from './jobs.ts'

const loadJobs = () => Promise.all(jobSlugs.map((slug) => loadJob(slug, 'en')))

test('jobs are listed in their order', async () => {
  const orders = (await loadJobs()).map(({ order }) => order)
  expect(orders).toEqual(orders.toSorted((a, b) => a - b))
})

test.each(LOCALES)(
  'cards in %s are those of the open jobs, with nothing that only the page of the job shows',
  async (locale) => {
    const open = (await loadJobs()).filter(({ status }) => status === 'open')
    const cards = await loadOpenJobs(locale)
    expect(cards.map(({ slug }) => slug)).toEqual(open.map(({ slug }) => slug))
    for (const card of cards) expect(Object.keys(card)).not.toContain('descriptions')
  },
)

test('a job that there is not falls back to the one of the specification', async () => {
  expect(await loadJob('no-such-job', 'en')).toMatchObject({ slug: FALLBACK_JOB_SLUG })
})

test('one that is not listed does so, too', async () => {
  const facts = import.meta.glob<{ listed: boolean }>('./jobs/*/job.ts', { import: 'job', eager: true })
  const unlisted = Object.keys(facts).flatMap((file) => (facts[file]?.listed ? [] : [file.split('/')[2] as string]))
  for (const slug of unlisted) expect(await loadJob(slug, 'en')).toMatchObject({ slug: FALLBACK_JOB_SLUG })
})
