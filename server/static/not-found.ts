import { existsSync } from 'node:fs'
import type { Request, RequestHandler } from 'express'
import { localePath, PATHS, splitLocale } from '#contract/addresses.ts'

/** True when a person opens the address. False when a page loads the address as a file, such as an image. */
export function isNavigation(req: Request): boolean {
  const isFile = req.path.includes('.', req.path.lastIndexOf('/'))
  return !isFile || req.get('Accept')?.includes('text/html') === true
}

/** Returns the names of the not-found pages to try, in the language of the address, the most fitting one first. */
function notFoundPages(pathname: string): string[] {
  const { locale, path } = splitLocale(pathname)
  const fileOf = (page: string) => `${localePath(locale, page)}.html`
  const general = fileOf(PATHS.notFound)
  const isCaseStudy = path.startsWith(`${PATHS.caseStudies}/`)
  return isCaseStudy ? [fileOf(PATHS.caseStudyNotFound), general] : [general]
}

/**
 * Answers a navigation with the site's 404 page, for which `pageHeaders` sets the headers. Answers any other request
 * with a line of text. `fileOf` returns the path of a page's file.
 */
export function notFound(fileOf: (page: string) => string, pageHeaders: RequestHandler): RequestHandler {
  return (req, res) => {
    res.status(404).setHeader('Cache-Control', 'no-cache')
    const file = isNavigation(req) ? notFoundPages(req.path).map(fileOf).find(existsSync) : undefined
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
