import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Request, RequestHandler } from 'express'
import { localePath, PATHS, splitLocale } from '#contract/addresses.ts'

/**
 * Guesses how an address is opened: true for a page that a person opens, false for a file that a page loads, such as an
 * image.
 */
export function isNavigation(req: Request): boolean {
  const isFile = req.path.includes('.', req.path.lastIndexOf('/'))
  return !isFile || req.get('Accept')?.includes('text/html') === true
}

/**
 * Returns the paths at which a not-found page for the address may exist below `siteDir`, the most fitting page first.
 * The pages are in the language of the address.
 */
function notFoundFiles(siteDir: string, pathname: string): string[] {
  const { locale, path } = splitLocale(pathname)
  const isCaseStudy = path.startsWith(`${PATHS.caseStudies}/`)
  const pages = isCaseStudy ? [PATHS.caseStudyNotFound, PATHS.notFound] : [PATHS.notFound]
  return pages.map((page) => join(siteDir, `${localePath(locale, page)}.html`))
}

/**
 * Answers a navigation with the site's 404 page, for which `pageHeaders` sets the headers. Answers any other request
 * with a line of text.
 */
export function notFound(siteDir: string, pageHeaders: RequestHandler): RequestHandler {
  return (req, res) => {
    res.status(404).setHeader('Cache-Control', 'no-cache')
    const file = isNavigation(req) ? notFoundFiles(siteDir, req.path).find(existsSync) : undefined
    if (!file) return void res.type('text').send('Not found\n')
    pageHeaders(req, res, () =>
      // `dotfiles` applies to the whole path. Without `allow` the page would not be sent when the name of any folder
      // above the site begins with a dot.
      res.sendFile(file, {
        dotfiles: 'allow',
        acceptRanges: false,
        cacheControl: false,
        lastModified: false,
        etag: false,
      }),
    )
  }
}
