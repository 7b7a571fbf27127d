import type { RequestHandler } from 'express'
import { localePrefix, splitLocale } from '#contract/addresses.ts'

/**
 * A path with `//` or `\` is not redirected, because browsers read `//host` and `\\host` in a redirect as another site.
 */
const AMBIGUOUS = /\/\/|\\/

/**
 * Returns the address of a page without `.html`, `index` and trailing slash. The home pages `/` and `/vi/` keep their
 * slash (docs/product.md §12.1). A path that matches `AMBIGUOUS` is returned unchanged.
 */
function cleanPath(path: string): string {
  if (AMBIGUOUS.test(path) || path === `${localePrefix(splitLocale(path).locale)}/`) return path
  return path
    .replace(/\.html$/, '')
    .replace(/(^|\/)index$/, '$1')
    .replace(/(.)\/$/, '$1')
}

/**
 * Redirects a navigation to the clean address of its page. Other requests are not redirected, because the service
 * worker requests `x.html` and needs the answer under that name. The header `Sec-Fetch-Mode` distinguishes navigations
 * from other requests (Fetch Metadata §2.3). A request without the header counts as a navigation.
 */
export const cleanUrls: RequestHandler = (req, res, next) => {
  const path = cleanPath(req.path)
  const navigates = (req.get('Sec-Fetch-Mode') ?? 'navigate') === 'navigate'
  if (path === req.path || !navigates) return next()
  const query = req.url.indexOf('?')
  res.setHeader('Cache-Control', 'no-cache')
  res.redirect(308, query === -1 ? path : path + req.url.slice(query))
}
