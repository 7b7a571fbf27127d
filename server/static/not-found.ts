import { existsSync } from 'node:fs'
import type { Request, RequestHandler } from 'express'
import { languagePrefix } from './language-prefix.ts'

/** True when a person opens an address, false for a file that a page asks for. */
export function isNavigation(req: Request): boolean {
  const isFile = /\.[^/]*$/.test(req.path)
  return !isFile || req.get('Accept')?.includes('text/html') === true
}

/** The built pages for an address that does not exist, best first, in the language of the address. */
function notFoundPages(path: string): string[] {
  const language = languagePrefix(path)
  const general = `${language}/404.html`
  return path.startsWith(`${language}/case-studies/`) ? [`${language}/case-studies/404.html`, general] : [general]
}

/**
 * Answers with status 404: the site's page, with `pageHeaders`, to a person, a line of text otherwise. `fileOf` gives a page's
 * file.
 */
export function notFound(fileOf: (page: string) => string, pageHeaders: RequestHandler): RequestHandler {
  return (req, res) => {
    res.status(404).setHeader('Cache-Control', 'no-cache')
    const file = isNavigation(req) ? notFoundPages(req.path).map(fileOf).find(existsSync) : undefined
    if (!file) return void res.type('text').send('Not found\n')
    pageHeaders(req, res, () =>
      res.sendFile(file, { acceptRanges: false, cacheControl: false, lastModified: false, etag: false }),
    )
  }
}
