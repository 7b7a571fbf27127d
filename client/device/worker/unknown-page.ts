import { withTimeout } from '#client/device/with-timeout.ts'
import {
  FALLBACK_JOB_SLUG,
  localePath,
  notFoundPath,
  PATHS,
  pageAt,
  slugPath,
  splitLocale,
} from '#contract/addresses.ts'
import type { Site } from './site.ts'

/**
 * If the network has not answered after this time, the device counts as offline. The limit is long, because the page
 * may be newer than this build: after a shorter time, visitors on a slow line would be told that it does not exist, or
 * would find the form of another job.
 */
const NETWORK_TIMEOUT_MS = 30_000

/**
 * Answers a navigation to an address at which this build has no page. The answer comes from the network. Without a
 * network, or if it is too slow, the answer is the page that the relay would send, taken from the device, with the same
 * status. If the device lacks that page, the answer is a network error.
 */
export async function respondToUnknownPage(request: Request, site: Pick<Site, 'file'>): Promise<Response> {
  try {
    // The limit is for the headers. Once they have arrived, the body may take any time.
    return await withTimeout(fetch(request), NETWORK_TIMEOUT_MS)
  } catch {
    const { candidates, status } = fallbackPage(new URL(request.url).pathname)
    for (const path of candidates) {
      const page = await site.file(path)
      if (page) return new Response(page.body, { status, headers: page.headers })
    }
    return Response.error()
  }
}

interface FallbackPage {
  /** Paths of the pages that may be shown, the best first. The first one that is on the device is shown. */
  candidates: string[]
  status: 200 | 404
}

/**
 * Returns the page to show at an address that the site does not have, in the language of the address. For an unknown
 * job this is the job `FALLBACK_JOB_SLUG`, with the status 200 (docs/product.md §2.13). For any other address it is a
 * not-found page, with the status 404: if the device lacks the one for the address, the general one.
 */
export function fallbackPage(pathname: string): FallbackPage {
  const { locale, path } = splitLocale(pathname)
  const fileOf = (page: string) => `${localePath(locale, page)}.html`
  if (pageAt(path) === 'job') return { candidates: [fileOf(slugPath('job', FALLBACK_JOB_SLUG))], status: 200 }
  const candidates = new Set([`${notFoundPath(pathname)}.html`, fileOf(PATHS.notFound)])
  return { candidates: [...candidates], status: 404 }
}
