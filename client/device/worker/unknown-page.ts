import { fallbackPage } from './fallback-page.ts'

const NETWORK_TIMEOUT_MS = 4000

/** The network's reply if its headers arrive in time. The timeout ends the waiting only, never a reply that has begun. */
function fromNetwork(request: Request): Promise<Response> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The network is too slow')), NETWORK_TIMEOUT_MS)
    fetch(request).then(resolve, reject)
  })
}

/**
 * Answers a navigation to an address that no page of the site has: the network decides; without it the page that the relay
 * would send, with the relay's status.
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
