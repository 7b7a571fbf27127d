import { RateLimiterMemory } from 'rate-limiter-flexible'
import { CHALLENGE_LIFE_MS } from '../captcha/challenge.ts'
import { Refusal } from '../refusal.ts'

/**
 * One captcha solution allows this many checks of files: enough for an applicant who corrects the file, and for retries
 * while the store fails.
 */
export const FILE_CHECKS_PER_SOLUTION = 5

/**
 * Returns a function that limits the checks of file contents, because a check costs processor time. Call that function
 * before each check, with the nonce of the captcha solution that came with the file. Checks are counted for each
 * captcha solution, because a limit for each IP address would also hit other applicants at the same address. A device
 * above the limit solves another captcha.
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
