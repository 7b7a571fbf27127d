import type { RequestHandler } from 'express'
import type { Log } from './log.ts'
import { Refusal } from './refusal.ts'

/** Limit for the log, because clients can invent origins. */
const WARNINGS_MAX = 100

/**
 * Accepts requests without an `Origin`, from the request's own host and from the site's origins (docs/contract.md). Every other
 * origin is refused, and logged once, so that the operator notices a name of the site that the configuration lacks.
 */
export function allowedOrigin(siteOrigins: readonly string[], log: Log): RequestHandler {
  const warnedOf = new Set<string>()
  return (req, _res, next) => {
    const origin = req.get('Origin')
    const ownHost = (text: string) => req.host !== undefined && URL.parse(text)?.host === req.host.toLowerCase()
    if (origin !== undefined && !siteOrigins.includes(origin) && !ownHost(origin)) {
      if (!warnedOf.has(origin) && warnedOf.size < WARNINGS_MAX) {
        warnedOf.add(origin)
        log.warn({ origin, allowed: siteOrigins }, 'origin refused; if it is yours, add it to ALLOWED_ORIGINS')
      }
      throw new Refusal('origin', 'Requests from this origin are not accepted.')
    }
    next()
  }
}
