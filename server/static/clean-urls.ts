import type { RequestHandler } from 'express'
import { localePrefix, splitLocale } from '#contract/addresses.ts'

/** Two slashes or a backslash in front would lead a browser to another site. */
const AMBIGUOUS = /\/\/|\\/

/** The address of a page without `.html`, `index` and trailing slash; `/vi/` opens as it is (design §5). */
export function cleanPath(path: string): string {
  if (AMBIGUOUS.test(path) || path === `${localePrefix(splitLocale(path).locale)}/`) return path
  return path
    .replace(/\.html$/, '')
    .replace(/(^|\/)index$/, '$1')
    .replace(/(.)\/$/, '$1')
}

/**
 * Redirects other addresses of a page to its clean one, so that each page has a single address. The service worker, which
 * stores files under their own names, is spared the detour (Fetch Metadata §2.3).
 */
export const cleanUrls: RequestHandler = (req, res, next) => {
  const path = cleanPath(req.path)
  const navigates = (req.get('Sec-Fetch-Mode') ?? 'navigate') === 'navigate'
  if (path === req.path || !navigates) return next()
  const query = req.url.indexOf('?')
  res.setHeader('Cache-Control', 'no-cache')
  res.redirect(308, query === -1 ? path : path + req.url.slice(query))
}
