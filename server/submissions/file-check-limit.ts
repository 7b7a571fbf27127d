import { RateLimiterMemory } from 'rate-limiter-flexible'
import { CHALLENGE_LIFE_MS } from '../captcha/challenge.ts'
import { Refusal } from '../refusal.ts'

/**
 * One captcha solution allows this many checks of files: enough for an applicant who corrects the file, and for retries
 * while the store fails.
 */
export const FILE_CHECKS_PER_SOLUTION = 5

/**
 * Returns a function that counts each check of a file's content, because a check costs processor time. The count is
 * kept for the captcha solution (its nonce) that came with the file. A limit for each IP address would also hit other
 * applicants at the same address. A device above the limit solves another captcha.
 * @throws Refusal `captcha` when a solution has been used for too many files.
 */
export function createFileCheckLimit(): (nonce: string) => Promise<void> {
  const checks = new RateLimiterMemory({ points: FILE_CHECKS_PER_SOLUTION, duration: CHALLENGE_LIFE_MS / 1000 })
  return async (nonce) => {
    await checks.consume(nonce).catch(() => {
      throw new Refusal('captcha', 'The captcha has been used for too many files.')
    })
  }
}
