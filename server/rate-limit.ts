import type { RequestHandler } from 'express'
import { rateLimit } from 'express-rate-limit'
import { Refusal } from './refusal.ts'

const MINUTE_MS = 60_000

/**
 * Counts what succeeds per client address and minute; over the limit it passes on `rate_limited`, with `Retry-After`
 * set. IPv6 addresses count by their /56 network.
 */
export function acceptedPerMinute(limit: number): RequestHandler {
  return rateLimit({
    windowMs: MINUTE_MS,
    limit,
    skipFailedRequests: true,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    // These checks write hints for the developer to the console on a visitor's request.
    validate: false,
    handler: (_req, _res, next) =>
      next(new Refusal('rate_limited', 'Too many requests. Please try again in a minute.')),
  })
}
