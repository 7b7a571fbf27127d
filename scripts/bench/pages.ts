import { readdirSync } from 'node:fs'
import {
  FALLBACK_JOB_SLUG,
  LOCALES,
  localePath,
  PATHS,
  type PageId,
  pageAt,
  SERVICES,
  type SlugPage,
  slugPath,
  splitLocale,
} from '#contract/addresses.ts'
import { JOBS } from '../content/jobs.ts'
import { readItems } from '../content/read-items.ts'

const [caseStudy = ''] = readdirSync(new URL('../../client/content/case-studies/', import.meta.url))
const openJob = (await readItems(JOBS)).find(({ job }) => job.listed && job.status === 'open')
/** For each kind of page with a slug: the slug of the page that is measured for all pages of this kind. */
const EXAMPLE_SLUGS: Record<SlugPage, string> = {
  caseStudy,
  // If no job is open, take the page that is shown at the address of an unknown job.
  job: openJob?.slug ?? FALLBACK_JOB_SLUG,
}
/** The service whose page has the most content. It stands for all services. */
const SERVICE = 'mobile_app'
const LEFT_OUT: readonly PageId[] = ['caseStudyNotFound', ...SERVICES.filter((service) => service !== SERVICE)]

/**
 * One page of each kind in every language. Services, case studies and jobs are represented by one page each. The job is
 * an open one, if there is any.
 */
export const PAGES: readonly string[] = LOCALES.flatMap((locale) =>
  (Object.keys(PATHS) as PageId[])
    .filter((page) => !LEFT_OUT.includes(page))
    .map((page) => localePath(locale, examplePath(page))),
)

/** Returns the path of the page that is measured for a kind, in the default language. */
export function examplePath(page: PageId): string {
  if (isSlugPage(page)) return slugPath(page, EXAMPLE_SLUGS[page])
  return page === 'notFound' ? '/no-such-page' : PATHS[page]
}

/** Returns the kind of the page at an address in any language. */
export function kindOf(pathname: string): PageId {
  return pageAt(splitLocale(pathname).path)
}

function isSlugPage(page: PageId): page is SlugPage {
  return page in EXAMPLE_SLUGS
}
