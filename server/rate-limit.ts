import type { Request, RequestHandler } from 'express'
import { ipKeyGenerator, rateLimit } from 'express-rate-limit'
import { Refusal } from './refusal.ts'

const MINUTE_MS = 60_000

function tooMany(retryAfterSeconds?: number): Refusal {
  return new Refusal('rate_limited', 'Too many requests. Please try again in a minute.', { retryAfterSeconds })
}

/** A client by its address, IPv6 by its /56 network. */
export function clientOf(req: Request): string {
  return ipKeyGenerator(req.ip ?? '')
}

export interface AcceptedPerMinute {
  /** Counts a request unless it fails in the end; passes on `rate_limited` over the limit. */
  count: RequestHandler
  /** @throws Refusal `rate_limited` when `count` would; counts nothing. */
  check(client: string): Promise<void>
}

/** Limits what succeeds per client address and minute; over the limit `Retry-After` is set. IPv6 addresses count by their /56 network. */
export function acceptedPerMinute(limit: number): AcceptedPerMinute {
  const count = rateLimit({
    limit,
    windowMs: MINUTE_MS,
    skipFailedRequests: true,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    // These checks write hints for the developer to the console on a visitor's request.
    validate: false,
    handler: (_req, _res, next) => next(tooMany()),
  })
  return {
    count,
    async check(client) {
      const counted = await count.getKey(client)
      if (!counted || counted.totalHits < limit) return
      throw tooMany(Math.ceil(((counted.resetTime?.getTime() ?? Date.now()) - Date.now()) / 1000))
    },
  }
}
