import { readdirSync, readFileSync } from 'node:fs'
import { DEFAULT_LOCALE, LOCALES, type Locale, localePath, slugPath } from '#contract/addresses.ts'

/** What the content's `job.ts` holds of a job. */
interface JobFacts {
  isHot: boolean
  isNew: boolean
  status: 'open' | 'closed'
  listed: boolean
  published: string
  closingDate: string
  order: number
}

/** What the content's `en.json` and `vi.json` hold. */
interface JobTexts {
  title: string
  description: string
  location: string
  locations: string[]
  type: string
  level: string
  experience: string
  descriptions: string[]
  qualifications: string[]
  benefits: string[]
}

export interface Job {
  slug: string
  facts: JobFacts
  texts: Record<Locale, JobTexts>
}

const FOLDER = new URL('../../client/content/jobs/', import.meta.url)

/** Every job, read from the folders of the content, in the order of the list. */
export const JOBS: readonly Job[] = (await Promise.all(readdirSync(FOLDER).map(readJob))).toSorted(
  (a, b) => a.facts.order - b.facts.order,
)

/** The jobs that have a page. */
export const LISTED_JOBS: readonly Job[] = JOBS.filter(({ facts }) => facts.listed)

/** The jobs that one can apply for, as the careers page lists them. */
export const OPEN_JOBS: readonly Job[] = LISTED_JOBS.filter(({ facts }) => facts.status === 'open')

/** The path of a job's page. */
export function jobPath({ slug }: Job, locale: Locale = DEFAULT_LOCALE): string {
  return localePath(locale, slugPath('job', slug))
}

/**
 * The open job at a place in the list, for a journey that needs one.
 * @throws when the content has fewer.
 */
export function openJob(place = 0): Job {
  const job = OPEN_JOBS[place]
  if (!job) throw new Error(`This asks for ${place + 1} open jobs; client/content/jobs/ has ${OPEN_JOBS.length}`)
  return job
}

async function readJob(slug: string): Promise<Job> {
  const { job } = (await import(new URL(`${slug}/job.ts`, FOLDER).href)) as { job: JobFacts }
  const texts = LOCALES.map((locale) => [
    locale,
    JSON.parse(readFileSync(new URL(`${slug}/${locale}.json`, FOLDER), 'utf8')),
  ])
  return { slug, facts: job, texts: Object.fromEntries(texts) }
}
