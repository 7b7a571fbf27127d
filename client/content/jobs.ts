import { FALLBACK_JOB_SLUG, type Locale } from '#contract/addresses.ts'
import type { Job, JobFacts, JobTexts } from '#contract/content/job-schema.ts'

const facts = import.meta.glob<JobFacts>('./jobs/*/job.ts', { import: 'job', eager: true })
const texts = import.meta.glob<JobTexts>('./jobs/*/*.json', { import: 'default' })

/**
 * The facts of the jobs that the site lists (`listed: true`). The key is the slug. The jobs are in the order of the
 * careers page.
 */
export const jobFacts: ReadonlyMap<string, JobFacts> = new Map(
  Object.entries(facts)
    .filter(([, job]) => job.listed)
    .sort(([, a], [, b]) => a.order - b.order)
    .map(([file, job]) => [file.split('/').at(-2) as string, job] as const),
)

/** Number of jobs that accept applications. */
export const openJobCount: number = [...jobFacts.values()].filter(({ status }) => status === 'open').length

/**
 * Loads a job in a language. For a slug that is unknown or not in `jobFacts`, loads the job `FALLBACK_JOB_SLUG`,
 * because docs/product.md §2.13 wants a job at every such address. Rejects if a translation is missing.
 */
export async function loadJob(slug: string, locale: Locale): Promise<Job> {
  const job = jobFacts.get(slug)
  if (!job) return loadJob(FALLBACK_JOB_SLUG, locale)
  const loadTexts = texts[`./jobs/${slug}/${locale}.json`]
  if (!loadTexts) throw new Error(`client/content/jobs/${slug}/${locale}.json is missing`)
  return { slug, ...job, ...(await loadTexts()) }
}

/** Loads the jobs that accept applications, in the order of `jobFacts`. */
export async function loadOpenJobs(locale: Locale): Promise<Job[]> {
  const jobs = await Promise.all([...jobFacts.keys()].map((slug) => loadJob(slug, locale)))
  return jobs.filter(({ status }) => status === 'open')
}
