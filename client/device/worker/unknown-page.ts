import { FALLBACK_JOB_SLUG, localePath, PATHS, pageAt, slugPath, splitLocale } from '#contract/addresses.ts'

const NETWORK_TIMEOUT_MS = 4000

/**
 * Answers a navigation to an address that this build does not have. The answer comes from the network. Without a
 * network it is the page from the device, with the status, that the relay would send; a network error if the device
 * lacks it.
 */
export async function respondToUnknownPage(
  request: Request,
  fileOnDevice: (path: string) => Promise<Response | undefined>,
): Promise<Response> {
  try {
    return await fromNetwork(request)
  } catch {
    const { candidates, status } = fallbackPage(new URL(request.url).pathname)
    for (const path of candidates) {
      const page = await fileOnDevice(path)
      if (page) return new Response(page.body, { status, headers: page.headers })
    }
    return Response.error()
  }
}

/**
 * Fetches from the network. Rejects if no headers arrive in time; once they have arrived, the rest may take any time.
 */
function fromNetwork(request: Request): Promise<Response> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The network is too slow')), NETWORK_TIMEOUT_MS)
    fetch(request).then(resolve, reject)
  })
}

interface FallbackPage {
  /** Paths of pages, the best first. Some of the pages may not be on the device. */
  candidates: string[]
  status: 200 | 404
}

/** The page to show at an address that the site does not have, in the language of the address. */
export function fallbackPage(pathname: string): FallbackPage {
  const { locale, path } = splitLocale(pathname)
  const fileOf = (page: string) => `${localePath(locale, page)}.html`
  const page = pageAt(path)
  if (page === 'job') return { candidates: [fileOf(slugPath('job', FALLBACK_JOB_SLUG))], status: 200 }
  const notFound = fileOf(PATHS.notFound)
  return page === 'caseStudy'
    ? { candidates: [fileOf(PATHS.caseStudyNotFound), notFound], status: 404 }
    : { candidates: [notFound], status: 404 }
}
