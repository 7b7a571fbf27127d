import type { RequestHandler } from 'express'
import { type Options, rateLimit } from 'express-rate-limit'
import { ERROR_STATUS } from '#contract/submission.ts'
import { Refusal } from './refusal.ts'

const MINUTE_MS = 60_000

/** These checks write hints for the developer to the console on a visitor's request. */
const COMMON = { windowMs: MINUTE_MS, standardHeaders: 'draft-8', legacyHeaders: false, validate: false } as const

const refuse: Options['handler'] = (_req, _res, next) =>
  next(new Refusal('rate_limited', 'Too many requests. Please try again in a minute.'))

/**
 * Counts what succeeds per client address and minute; over the limit it passes on `rate_limited`, with `Retry-After`
 * set. IPv6 addresses count by their /56 network.
 */
export function acceptedPerMinute(limit: number): RequestHandler {
  return rateLimit({ ...COMMON, limit, skipFailedRequests: true, handler: refuse })
}

const COSTLY_REFUSALS: readonly number[] = [ERROR_STATUS.captcha, ERROR_STATUS.wrong_type]

/** Counts alike what is refused for its captcha or its file, which was looked through for that. */
export function refusedPerMinute(limit: number): RequestHandler {
  return rateLimit({
    ...COMMON,
    limit,
    skipSuccessfulRequests: true,
    requestWasSuccessful: (_req, res) => !COSTLY_REFUSALS.includes(res.statusCode),
    handler: refuse,
  })
}
