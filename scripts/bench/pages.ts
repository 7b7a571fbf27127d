import { readdirSync } from 'node:fs'
import { FALLBACK_JOB_SLUG } from '#client/content/job.ts'
import { localePath, paths, serviceIds, servicePath } from '#client/navigation/paths.ts'
import { ROUTES, type RouteId } from '#client/site/routes.ts'
import { DEFAULT_LOCALE, LOCALES } from '#contract/addresses.ts'
import { checkedJobs } from '../jobs/checked-jobs.ts'

const [caseStudy = ''] = readdirSync(new URL('../../client/content/case-studies/', import.meta.url))
const openJob = (await checkedJobs()).find(({ job }) => job.listed && job.status === 'open')
/** The one with the most on it. */
const SERVICE = paths.mobileAppDevelopment(DEFAULT_LOCALE)
const otherServices = serviceIds.map(servicePath).filter((path) => path !== SERVICE)

/** A page of every kind in every language: of services, case studies and jobs one each, the job open. */
export const PAGES: readonly string[] = LOCALES.flatMap((locale) =>
  ROUTES.map(({ id }) => examplePath(id))
    .filter((path) => !otherServices.includes(path))
    .map((path) => localePath(locale, path)),
)

/** The address of a page of a kind, in the default language. */
export function examplePath(kind: RouteId): string {
  if (kind === 'case-study') return paths.caseStudy(DEFAULT_LOCALE, caseStudy)
  // Without an open job: the page that any address of a job shows then.
  if (kind === 'job') return paths.job(DEFAULT_LOCALE, openJob?.slug ?? FALLBACK_JOB_SLUG)
  if (kind === 'not-found') return '/no-such-page'
  return ROUTES.find(({ id }) => id === kind)?.path ?? '/'
}
