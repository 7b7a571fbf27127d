import { LOCALES, localePath, splitLocale } from '#contract/addresses.ts'
import type { Site } from './site.ts'

/**
 * Answers a navigation to a page of this build that is not on the device, for example because the visitor has asked the
 * browser to save data. The page comes from the network. Without a network, the answer redirects to the same page in a
 * language in which it is on the device. If there is no such language, the answer is a network error.
 */
export async function respondToMissingPage(request: Request, site: Pick<Site, 'pathOf' | 'file'>): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    const { pathname, search } = new URL(request.url)
    const { path } = splitLocale(pathname)
    for (const locale of LOCALES) {
      const other = localePath(locale, path)
      const file = site.pathOf(other)
      if (file && (await site.file(file))) return Response.redirect(new URL(other + search, request.url), 302)
    }
    return Response.error()
  }
}
