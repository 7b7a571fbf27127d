import type { RequestHandler } from 'express'
import { localePrefix, splitLocale } from '#contract/addresses.ts'

/**
 * A path with `//` or `\` is not redirected, because browsers read `//host` and `\\host` in a redirect as another site.
 */
const AMBIGUOUS = /\/\/|\\/

/**
 * Returns the address of a page without `.html`, `index` and trailing slash. The home pages `/` and `/vi/` keep their
 * slash (docs/product.md §12.1).
 */
function cleanPath(path: string): string {
  if (AMBIGUOUS.test(path) || path === `${localePrefix(splitLocale(path).locale)}/`) return path
  return path
    .replace(/\.html$/, '')
    .replace(/(^|\/)index$/, '$1')
    .replace(/(.)\/$/, '$1')
}

/**
 * Redirects every other address of a page to its clean address. Only navigations are redirected. The service worker
 * also requests `x.html` and needs the answer under that name. The header `Sec-Fetch-Mode` tells navigations from such
 * requests (Fetch Metadata §2.3).
 */
export const cleanUrls: RequestHandler = (req, res, next) => {
  const path = cleanPath(req.path)
  const navigates = (req.get('Sec-Fetch-Mode') ?? 'navigate') === 'navigate'
  if (path === req.path || !navigates) return next()
  const query = req.url.indexOf('?')
  res.setHeader('Cache-Control', 'no-cache')
  res.redirect(308, query === -1 ? path : path + req.url.slice(query))
}
