import type { RequestHandler } from 'express'
import type { Log } from './log.ts'
import { Refusal } from './refusal.ts'

/**
 * Lets requests pass that name no origin, the request's own host or one of the site's (design §5, contract table). Others are refused
 * with a warning in the log, once for each origin: a name of the site that the configuration does not know would turn everybody away.
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

/** Who wants can make origins up. */
const WARNINGS_MAX = 100
