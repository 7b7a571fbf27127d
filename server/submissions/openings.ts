import { RateLimiterMemory } from 'rate-limiter-flexible'
import { CHALLENGE_LIFE_MS } from '../captcha/challenge.ts'
import { Refusal } from '../refusal.ts'

/** Enough for an applicant who corrects the file, and for tries while the store fails. */
export const OPENINGS_PER_SOLUTION = 5

/**
 * Gives a function that counts a file that is opened for a captcha's solution, which costs the relay processor time. The limit is each
 * solution's own: what others at the same address send takes nothing from it, and a device that passes it solves another captcha.
 * @throws Refusal `captcha` for a solution that has paid for as many as it may.
 */
export function createOpenings(): (nonce: string) => Promise<void> {
  const openings = new RateLimiterMemory({ points: OPENINGS_PER_SOLUTION, duration: CHALLENGE_LIFE_MS / 1000 })
  return async (nonce) => {
    await openings.consume(nonce).catch(() => {
      throw new Refusal('captcha', 'The captcha has been used for too many files.')
    })
  }
}
