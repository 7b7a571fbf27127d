import { localeOf, localePrefix } from './locale-of.ts'

/** The job that an unknown job address shows (specification §2). */
const FALLBACK_JOB = '/jobs/technical-architect-devops.html'

export interface FallbackPage {
  /** Pages on the device to show, the best first. */
  candidates: string[]
  status: 200 | 404
}

/** What to show offline at an address that no page of the site has, in the language of the address. */
export function fallbackPage(pathname: string): FallbackPage {
  const prefix = localePrefix(localeOf(pathname))
  const path = pathname.slice(prefix.length)
  if (/^\/jobs\/[^/]+\/?$/.test(path)) return { candidates: [prefix + FALLBACK_JOB], status: 200 }
  const notFound = `${prefix}/404.html`
  return /^\/case-studies\/[^/]+\/?$/.test(path)
    ? { candidates: [`${prefix}/case-studies/404.html`, notFound], status: 404 }
    : { candidates: [notFound], status: 404 }
}
