import { DEFAULT_LOCALE, type Locale, localePath, slugPath } from '#contract/addresses.ts'
import type { JobFacts, JobTexts } from '#contract/content/job-schema.ts'
import { JOBS as JOB_KIND } from '../../scripts/content/jobs.ts'
import { readItems } from '../../scripts/content/read-items.ts'

export interface Job {
  slug: string
  facts: JobFacts
  texts: Record<Locale, JobTexts>
}

/** Every job, in the order of the list of jobs. */
export const JOBS: readonly Job[] = (await readItems(JOB_KIND))
  .map(({ slug, job, texts }) => ({ slug, facts: job, texts }))
  .toSorted((a, b) => a.facts.order - b.facts.order)

/** The jobs that have a page. */
export const LISTED_JOBS: readonly Job[] = JOBS.filter(({ facts }) => facts.listed)

/** The open jobs, in the order of the careers page. */
export const OPEN_JOBS: readonly Job[] = LISTED_JOBS.filter(({ facts }) => facts.status === 'open')

/** The path of a job's page. */
export function jobPath({ slug }: Job, locale: Locale = DEFAULT_LOCALE): string {
  return localePath(locale, slugPath('job', slug))
}

/**
 * The open job at this index in the list of open jobs.
 * @throws when the content has fewer open jobs.
 */
export function openJob(index = 0): Job {
  const job = OPEN_JOBS[index]
  if (!job) throw new Error(`This asks for ${index + 1} open jobs; client/content/jobs/ has ${OPEN_JOBS.length}`)
  return job
}
