import {
  FALLBACK_JOB_SLUG,
  localePath,
  NOT_FOUND_SLUG,
  PATHS,
  pageAt,
  slugPath,
  splitLocale,
} from '#contract/addresses.ts'

export interface FallbackPage {
  /** The files of pages that may be on the device, the best first. */
  candidates: string[]
  status: 200 | 404
}

/** The page that the worker shows offline at an address that the site does not have, in the language of the address. */
export function fallbackPage(pathname: string): FallbackPage {
  const { locale, path } = splitLocale(pathname)
  const fileOf = (page: string) => `${localePath(locale, page)}.html`
  const page = pageAt(path)
  if (page === 'job') return { candidates: [fileOf(slugPath('job', FALLBACK_JOB_SLUG))], status: 200 }
  const notFound = fileOf(PATHS.notFound)
  return page === 'caseStudy'
    ? { candidates: [fileOf(slugPath('caseStudy', NOT_FOUND_SLUG)), notFound], status: 404 }
    : { candidates: [notFound], status: 404 }
}
