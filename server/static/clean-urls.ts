import type { RequestHandler } from 'express'
import { cleanPath } from '#contract/addresses.ts'

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
