import { receiveFile } from '#client/device/drafts/receive-file.ts'
import { type Locale, localePath, PATHS } from '#contract/addresses.ts'
import { SHARED_FILE_FIELD, SHARED_PARAMETER } from '#contract/resume/shared-file.ts'

/**
 * Takes a file that was shared with the installed site (Web Share Target §4), and leads to the open jobs, which say what became of it.
 * Nothing is taken of what another site has posted.
 */
export async function respondToSharedFile(request: Request, locale: Locale): Promise<Response> {
  const careers = `${new URL(request.url).origin}${localePath(locale, PATHS.careers)}`
  if (isFromAnotherSite(request)) return Response.redirect(`${careers}#jobs`, 303)
  const file = await request.formData().then(
    (data) => data.get(SHARED_FILE_FIELD),
    () => null,
  )
  const received = await receiveFile(file instanceof File ? file : null)
  return Response.redirect(`${careers}?${SHARED_PARAMETER}=${received}#jobs`, 303)
}

/**
 * True where a request shows that another site made it. A system that shares opens a window of its own and names no site; a site that
 * hides its name cannot be told from it, which is why a shared file is kept apart (`receive-file.ts`).
 */
function isFromAnotherSite({ url, destination, referrer, headers }: Request): boolean {
  const { origin } = new URL(url)
  const fetchSite = headers.get('Sec-Fetch-Site') ?? 'none'
  const senders = [referrer, headers.get('Origin')].filter((sender) => /^https?:/.test(sender ?? ''))
  return (
    !['none', 'same-origin'].includes(fetchSite) ||
    destination !== 'document' ||
    senders.some((sender) => new URL(sender as string).origin !== origin)
  )
}
