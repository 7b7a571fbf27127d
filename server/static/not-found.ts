import type { Request, RequestHandler } from 'express'
import { notFoundPath } from '#contract/addresses.ts'

/**
 * Guesses how an address is opened: true for a page that a person opens, false for a file that a page loads, such as an
 * image.
 */
export function isNavigation(req: Request): boolean {
  const isFile = req.path.includes('.', req.path.lastIndexOf('/'))
  return !isFile || req.get('Accept')?.includes('text/html') === true
}

/**
 * Answers a navigation with one of the site's 404 pages, which `files` serves with the headers of `pageHeaders`.
 * Answers any other request with a line of text.
 */
export function notFound(files: RequestHandler, pageHeaders: RequestHandler): RequestHandler {
  return (req, res, next) => {
    const answerWithText = () => void res.type('text').send('Not found\n')
    res.status(404).setHeader('Cache-Control', 'no-cache')
    if (!isNavigation(req)) return answerWithText()
    req.url = notFoundPath(req.path)
    pageHeaders(req, res, () => files(req, res, (error) => (error ? next(error) : answerWithText())))
  }
}
