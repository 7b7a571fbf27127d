import type { Request, RequestHandler } from 'express'
import { ipKeyGenerator, rateLimit } from 'express-rate-limit'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { ERROR_STATUS } from '#contract/submission.ts'
import { Refusal } from './refusal.ts'

const MINUTE_MS = 60_000

/** These checks write hints for the developer to the console on a visitor's request. */
const COMMON = { windowMs: MINUTE_MS, standardHeaders: 'draft-8', legacyHeaders: false, validate: false } as const

function tooMany(retryAfterSeconds?: number): Refusal {
  return new Refusal('rate_limited', 'Too many requests. Please try again in a minute.', { retryAfterSeconds })
}

/** A client by its address, IPv6 by its /56 network. */
export function clientOf(req: Request): string {
  return ipKeyGenerator(req.ip ?? '')
}

/**
 * Counts what succeeds per client address and minute; over the limit it passes on `rate_limited`, with `Retry-After`
 * set. IPv6 addresses count by their /56 network.
 */
export function acceptedPerMinute(limit: number): RequestHandler {
  return rateLimit({ ...COMMON, limit, skipFailedRequests: true, handler: (_req, _res, next) => next(tooMany()) })
}

const COSTLY_REFUSALS: readonly number[] = [ERROR_STATUS.captcha, ERROR_STATUS.wrong_type]

/**
 * Counts per client address and minute what was refused for its captcha or its file, which was looked through for that; over the limit it
 * passes on `rate_limited`. What is under way does not count: many may be sent at once from one address.
 */
export function refusedPerMinute(limit: number): RequestHandler {
  const refusals = new RateLimiterMemory({ points: limit, duration: MINUTE_MS / 1000 })
  return async (req, res, next) => {
    const client = clientOf(req)
    const counted = await refusals.get(client)
    if (counted && counted.consumedPoints >= limit) {
      return next(tooMany(Math.ceil(counted.msBeforeNext / 1000)))
    }
    res.once('finish', () => {
      if (COSTLY_REFUSALS.includes(res.statusCode)) void refusals.penalty(client)
    })
    next()
  }
}
