import { RateLimiterMemory } from 'rate-limiter-flexible'
import { CHALLENGE_LIFE_MS } from '../captcha/challenge.ts'
import { Refusal } from '../refusal.ts'

/**
 * One captcha solution allows this many checks of files, or openings (decoding or decryption) of packed bodies, which
 * hold fields and file in one sequence of bytes. The number is enough for an applicant who corrects the file, and for
 * retries while the store fails.
 */
export const FILE_CHECKS_PER_SOLUTION = 5

/**
 * Returns a function that limits the checks of file contents and the openings of packed bodies, because both cost
 * processor time. Call that function before each check or opening, with the nonce of the request's captcha solution.
 * Each captcha solution has its own count, because a limit for each IP address would also hit other applicants at the
 * same address. A device above the limit solves another captcha.
 * @throws Refusal `captcha` when a solution has been used too often.
 */
export function createFileCheckLimit(): (nonce: string) => Promise<void> {
  const checks = new RateLimiterMemory({ points: FILE_CHECKS_PER_SOLUTION, duration: CHALLENGE_LIFE_MS / 1000 })
  return async (nonce) => {
    await checks.consume(nonce).catch(() => {
      throw new Refusal('captcha', 'The captcha has been used too often.')
    })
  }
}
