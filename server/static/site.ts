import { join } from 'node:path'
import { type ErrorRequestHandler, type RequestHandler, Router } from 'express'
import { FALLBACK_JOB_SLUG, JOBS_HASH, localePath, PATHS, pageAt, slugPath, splitLocale } from '#contract/addresses.ts'
import { SHARE_PATH, SHARED_PARAMETER } from '#contract/resume/shared-file.ts'
import { EARLIER_BUILD_FOLDERS } from '../build-files.ts'
import type { Log } from '../log.ts'
import { cleanUrls } from './clean-urls.ts'
import { isNavigation, notFound } from './not-found.ts'
import { siteFiles } from './site-files.ts'

/** Files below these folders may be cached for ever: they have a content hash in their names, or never change. */
const IMMUTABLE = /^\/(assets|film|fonts|groups)\//
const IMMUTABLE_CACHE = 'public, max-age=31536000, immutable'

/** Answers methods other than GET and HEAD with 405. */
const readOnly: RequestHandler = (req, res, next) => {
  if (req.method === 'GET' || req.method === 'HEAD') return next()
  res.setHeader('Allow', 'GET, HEAD')
  res.status(405).type('text').send('Method not allowed\n')
}

/** Sets how long a file may be cached. A file that is not below `IMMUTABLE` must be revalidated before each use. */
const cacheHeaders: RequestHandler = (req, res, next) => {
  res.setHeader('Cache-Control', IMMUTABLE.test(req.path) ? IMMUTABLE_CACHE : 'no-cache')
  res.vary('Accept-Encoding')
  next()
}

/**
 * Serves the built site in `siteDir`, and the files of earlier builds beside it. Not-found and fallback pages get
 * `pageHeaders` even when their address looks like that of a file.
 */
export function site(siteDir: string, pageHeaders: RequestHandler): RequestHandler {
  const files = siteFiles(siteDir)

  // The not-found pages are among the built files, but their own addresses are answered with 404.
  const pages: RequestHandler = (req, res, next) => (req.path.endsWith(PATHS.notFound) ? next() : files(req, res, next))

  // The address of an unknown job is answered with the page of a fixed job, `FALLBACK_JOB_SLUG` (docs/product.md
  // §2.13).
  const fallbackJob: RequestHandler = (req, res, next) => {
    const { locale, path } = splitLocale(req.path)
    if (pageAt(path) !== 'job' || !isNavigation(req)) return next()
    req.url = localePath(locale, slugPath('job', FALLBACK_JOB_SLUG))
    pageHeaders(req, res, () => files(req, res, next))
  }

  // A device posts a file that is shared with the installed site to `SHARE_PATH` (`share_target` of the manifest).
  // Normally the service worker answers the request. Without a service worker, for example after the visitor has
  // deleted the site's data, the file is lost, and the careers page says so.
  const shared: RequestHandler = (req, res, next) => {
    const { locale, path } = splitLocale(req.path)
    if (req.method !== 'POST' || path !== SHARE_PATH) return next()
    res.redirect(303, `${localePath(locale, PATHS.careers)}?${SHARED_PARAMETER}=lost${JOBS_HASH}`)
  }

  return Router().use(
    shared,
    readOnly,
    cleanUrls,
    cacheHeaders,
    pages,
    ...EARLIER_BUILD_FOLDERS.map((folder) => siteFiles(join(siteDir, '..', folder))),
    fallbackJob,
    notFound(files, pageHeaders),
  )
}

/** Headers that may be set already when a file turns out to be unreadable. The error page must not have them. */
const FILE_HEADERS = ['Accept-Ranges', 'Content-Encoding', 'Content-Range', 'ETag', 'Last-Modified']

/** Answers with 500 when a file cannot be read. Without this handler Express would show a stack trace. */
export function siteErrors(log: Log): ErrorRequestHandler {
  return (error, _req, res, next) => {
    log.error({ stack: error?.stack }, 'page not served')
    if (res.headersSent) return next(error)
    for (const name of FILE_HEADERS) res.removeHeader(name)
    res.setHeader('Cache-Control', 'no-store')
    res.status(500).type('text').send('Something went wrong\n')
  }
}
