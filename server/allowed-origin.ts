import type { Request, RequestHandler } from 'express'
import type { Log } from './log.ts'
import { Refusal } from './refusal.ts'

/** The log names at most this many refused origins. Otherwise a client could fill the log with invented origins. */
const WARNINGS_MAX = 100

/**
 * Accepts a request without an `Origin` header, and one whose origin is the request's own host or among `siteOrigins`
 * (docs/contract.md). Every other origin is refused. Each refused origin is logged once, so that the operator notices
 * an address of the site that the configuration lacks.
 */
export function allowedOrigin(siteOrigins: readonly string[], log: Log): RequestHandler {
  const warnedOf = new Set<string>()
  return (req, _res, next) => {
    const origin = req.get('Origin')
    if (origin === undefined || siteOrigins.includes(origin) || isOwnHost(req, origin)) return next()
    if (!warnedOf.has(origin) && warnedOf.size < WARNINGS_MAX) {
      warnedOf.add(origin)
      log.warn({ origin, allowed: siteOrigins }, 'origin refused; if it is yours, add it to ALLOWED_ORIGINS')
    }
    throw new Refusal('origin', 'Requests from this origin are not accepted.')
  }
}

/** True when the request was sent to the host of the page that sent it. */
function isOwnHost({ host }: Request, origin: string): boolean {
  return host !== undefined && URL.parse(origin)?.host === host.toLowerCase()
}
