import { join } from 'node:path'
import { type ErrorRequestHandler, type RequestHandler, Router } from 'express'
import { FALLBACK_JOB_SLUG, localePath, PATHS, pageAt, slugPath, splitLocale } from '#contract/addresses.ts'
import { SHARE_PATH } from '#contract/resume/shared-file.ts'
import type { Log } from '../log.ts'
import { cleanUrls } from './clean-urls.ts'
import { isNavigation, notFound } from './not-found.ts'
import { siteFiles } from './site-files.ts'

/** File names below these folders carry a hash of their content, or never change. */
const IMMUTABLE = /^\/(assets|film|fonts|groups)\//
const IMMUTABLE_CACHE = 'public, max-age=31536000, immutable'

const onlyReading: RequestHandler = (req, res, next) => {
  if (req.method === 'GET' || req.method === 'HEAD') return next()
  res.setHeader('Allow', 'GET, HEAD')
  res.status(405).type('text').send('Method not allowed\n')
}

const cacheHeaders: RequestHandler = (req, res, next) => {
  res.setHeader('Cache-Control', IMMUTABLE.test(req.path) ? IMMUTABLE_CACHE : 'no-cache')
  res.vary('Accept-Encoding')
  next()
}

/**
 * Keeps a `Range` only in the form `bytes=first-last` or `bytes=first-`, and not with `If-Range`; a server may ignore any other
 * (RFC 9110 §14.2).
 */
const simpleRanges: RequestHandler = (req, _res, next) => {
  const range = /^bytes=(\d+)-(\d*)$/.exec(req.headers.range ?? '')
  const [, first, last] = range ?? []
  if (!range || req.headers['if-range'] || (last && Number(last) < Number(first))) delete req.headers.range
  next()
}

const decodable: RequestHandler = (req, res, next) => {
  try {
    decodeURIComponent(req.path)
    next()
  } catch {
    res.status(400).type('text').send('Bad request\n')
  }
}

/** Beside the site, what the builds before have left for pages that are still open (`scripts/build/earlier-builds.ts`). */
const EARLIER_BUILDS = ['../earlier/1', '../earlier/2']

/**
 * Serves the built site in `siteDir`: precompressed files, clean URLs, cache headers, not-found pages. `pageHeaders` are set on a page
 * whatever the address looks like.
 */
export function site(siteDir: string, pageHeaders: RequestHandler): RequestHandler {
  const files = siteFiles(siteDir)

  // The not-found pages are files beside the others, and no pages of the site.
  const pages: RequestHandler = (req, res, next) => (req.path.endsWith(PATHS.notFound) ? next() : files(req, res, next))

  const fallbackJob: RequestHandler = (req, res, next) => {
    const { locale, path } = splitLocale(req.path)
    if (pageAt(path) !== 'job' || !isNavigation(req)) return next()
    req.url = localePath(locale, slugPath('job', FALLBACK_JOB_SLUG))
    pageHeaders(req, res, () => files(req, res, next))
  }

  // A device that has lost the worker, which takes what is shared with the site.
  const shared: RequestHandler = (req, res, next) => {
    const { locale, path } = splitLocale(req.path)
    if (req.method !== 'POST' || path !== SHARE_PATH) return next()
    res.redirect(303, localePath(locale, PATHS.careers))
  }

  return Router().use(
    shared,
    onlyReading,
    decodable,
    cleanUrls,
    cacheHeaders,
    simpleRanges,
    pages,
    ...EARLIER_BUILDS.map((folder) => siteFiles(join(siteDir, folder))),
    fallbackJob,
    notFound((page) => join(siteDir, page), pageHeaders),
  )
}

/** What was said about a file that then could not be read. */
const FILE_HEADERS = ['Accept-Ranges', 'Content-Encoding', 'Content-Range', 'ETag', 'Last-Modified']

/** Without it Express would show a stack trace. */
export function siteErrors(log: Log): ErrorRequestHandler {
  return (error, _req, res, next) => {
    log.error({ stack: error?.stack }, 'page not served')
    if (res.headersSent) return next(error)
    for (const name of FILE_HEADERS) res.removeHeader(name)
    res.setHeader('Cache-Control', 'no-store')
    res.status(500).type('text').send('Something went wrong\n')
  }
}
