import type { RequestHandler } from 'express'
import type { AugmentedRequest } from 'express-rate-limit'
import { isUuid } from '#contract/uuid.ts'
import type { Env } from '../env.ts'
import { Refusal } from '../refusal.ts'
import { issueChallenge } from './challenge.ts'

/**
 * The work grows with each challenge that a client gets within a minute. The last challenge before the rate limit takes
 * about this many times the configured work.
 */
const WORK_AT_LIMIT = 4

/**
 * GET /api/captcha?siteKey=K&submission=UUID: issues a new challenge (docs/contract.md). The more challenges the client
 * has got in this minute, the more work the new one takes.
 * @throws Refusal `not_found` for an unknown site key, `invalid` when `submission` is not a UUID.
 */
export function captchaRoute(env: Pick<Env, 'captchaSiteKey' | 'captchaWork'>, secret: string): RequestHandler {
  return async (req, res) => {
    const { siteKey, submission } = req.query
    if (env.captchaSiteKey === '' || siteKey !== env.captchaSiteKey) {
      throw new Refusal('not_found', 'The captcha site key is unknown.')
    }
    if (submission !== undefined && !isUuid(submission)) {
      throw new Refusal('invalid', 'submission should be a UUID.')
    }
    const { used = 0, limit = 1 } = (req as AugmentedRequest).rateLimit ?? {}
    const work = Math.round(env.captchaWork * (1 + ((WORK_AT_LIMIT - 1) * used) / limit))
    res.json(await issueChallenge(secret, work, submission?.toLowerCase()))
  }
}
