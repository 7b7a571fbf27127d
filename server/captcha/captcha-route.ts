import type { RequestHandler } from 'express'
import { isUuid } from '#contract/submission.ts'
import type { Env } from '../env.ts'
import { Refusal } from '../refusal.ts'
import { issueChallenge } from './challenge.ts'

/** GET /api/captcha?siteKey=K&submission=UUID: a new challenge (design §5). */
export function captchaRoute(env: Pick<Env, 'captchaSiteKey' | 'captchaWork'>, secret: string): RequestHandler {
  return async (req, res) => {
    const { siteKey, submission } = req.query
    if (env.captchaSiteKey === '' || siteKey !== env.captchaSiteKey) {
      throw new Refusal('not_found', 'The captcha site key is unknown.')
    }
    if (submission !== undefined && !(typeof submission === 'string' && isUuid(submission))) {
      throw new Refusal('invalid', 'submission should be a UUID.')
    }
    res.json(await issueChallenge(secret, env.captchaWork, submission?.toLowerCase()))
  }
}
