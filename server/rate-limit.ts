import type { Request, RequestHandler } from 'express'
import { type ClientRateLimitInfo, ipKeyGenerator, MemoryStore, type Options, rateLimit } from 'express-rate-limit'
import { Refusal } from './refusal.ts'

const MINUTE_MS = 60_000

function tooMany(retryAfterSeconds?: number): Refusal {
  return new Refusal('rate_limited', 'Too many requests. Please try again in a minute.', { retryAfterSeconds })
}

/**
 * Returns the key under which limits count a client: its IPv4 address, or the /56 network of its IPv6 address. Empty if
 * the client has already closed the connection, because its address is then unknown.
 */
export function clientOf(req: Request): string {
  return ipKeyGenerator(req.ip ?? '')
}

export interface AcceptedPerMinute {
  /**
   * Counts a request unless it is answered with an error. Above the limit, calls `next` with Refusal `rate_limited`.
   */
  count: RequestHandler
  /**
   * Checks whether `client` may send another request now. Does not count a request.
   * @throws Refusal `rate_limited` when the limit is reached.
   */
  check(client: string): Promise<void>
}

/**
 * Counts requests. Forgets a count that would be kept for longer than a minute: the clock was set back since, and the
 * client would be refused until the clock shows the former time again.
 */
class RequestCounts extends MemoryStore {
  override async get(key: string): Promise<ClientRateLimitInfo | undefined> {
    const counted = await super.get(key)
    if (!counted?.resetTime || counted.resetTime.getTime() - Date.now() <= MINUTE_MS) return counted
    await this.resetKey(key)
    return undefined
  }

  override async increment(key: string): Promise<ClientRateLimitInfo> {
    await this.get(key)
    return super.increment(key)
  }
}

function limiter(limit: number, options: Partial<Options> = {}) {
  return rateLimit({
    limit,
    windowMs: MINUTE_MS,
    store: new RequestCounts(),
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    // Without this option the library's checks write hints for developers to the console when a visitor's request
    // arrives.
    validate: false,
    keyGenerator: clientOf,
    handler: (_req, _res, next) => next(tooMany()),
    ...options,
  })
}

/** Limits how many requests a client may make in a minute. Requests that are refused count as well. */
export function requestsPerMinute(limit: number): RequestHandler {
  return limiter(limit)
}

/** Limits how many requests of a client may succeed in a minute. */
export function acceptedPerMinute(limit: number): AcceptedPerMinute {
  const count = limiter(limit, { skipFailedRequests: true })
  return {
    count,
    async check(client) {
      const counted = await count.getKey(client)
      if (!counted || counted.totalHits < limit) return
      throw tooMany(Math.ceil(((counted.resetTime?.getTime() ?? Date.now()) - Date.now()) / 1000))
    },
  }
}
