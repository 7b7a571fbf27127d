import { FALLBACK_JOB_SLUG, type Locale } from '#contract/addresses.ts'
import type { Job, JobCard, JobFacts, JobTexts } from './job.ts'

const facts = import.meta.glob<JobFacts>('./jobs/*/job.ts', { import: 'job', eager: true })
const texts = import.meta.glob<JobTexts>('./jobs/*/*.json', { import: 'default' })

const listedJobs: ReadonlyMap<string, JobFacts> = new Map(
  Object.entries(facts)
    .filter(([, job]) => job.listed)
    .sort(([, a], [, b]) => a.order - b.order)
    .map(([file, job]) => [file.split('/').at(-2) as string, job] as const),
)

/** The listed jobs in the order of the list. */
export const jobSlugs: string[] = [...listedJobs.keys()]

/** How many jobs one can apply for. */
export const openJobCount: number = [...listedJobs.values()].filter(({ status }) => status === 'open').length

/** The day on which a listed job was published, ISO 8601. */
export function jobPublished(slug: string): string | undefined {
  return listedJobs.get(slug)?.published
}

/** One job with the text of one language; the technical architect's for an unknown or unlisted slug. Rejects when the text cannot be fetched. */
export async function loadJob(slug: string, locale: Locale): Promise<Job> {
  const job = listedJobs.get(slug)
  if (!job) return loadJob(FALLBACK_JOB_SLUG, locale)
  const loadTexts = texts[`./jobs/${slug}/${locale}.json`]
  if (!loadTexts) throw new Error(`Job "${slug}" needs the file client/content/jobs/${slug}/${locale}.json`)
  return { slug, ...job, ...(await loadTexts()) }
}

/** The cards of the jobs that one can apply for, in the order of the list. */
export async function loadOpenJobs(locale: Locale): Promise<JobCard[]> {
  const jobs = await Promise.all(jobSlugs.map((slug) => loadJob(slug, locale)))
  return jobs.filter(({ status }) => status === 'open').map(toCard)
}

function toCard({
  slug,
  isHot,
  isNew,
  published,
  salary,
  order,
  title,
  description,
  location,
  type,
  level,
}: Job): JobCard {
  return { slug, isHot, isNew, published, salary, order, title, description, location, type, level }
}
