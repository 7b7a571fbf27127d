import { RateLimiterMemory } from 'rate-limiter-flexible'
import { Refusal } from '../refusal.ts'

const DAY_SECONDS = 24 * 60 * 60
const MEGABYTE = 1_000_000
const EVERYBODY = 'everybody'

export interface DailyBytes {
  /**
   * Counts a submission of `announced` bytes. The returned function corrects the count to the bytes that were stored.
   * @throws Refusal `rate_limited` when the client has used up its megabytes of the day, `storage_full` when all
   * clients together have used up theirs.
   */
  spend(client: string, announced: number): Promise<(stored: number) => Promise<void>>
}

/**
 * Limits the bytes that this process stores in a day, so that nobody can fill the disk from outside. There is one limit
 * for each client and one for all clients together; a day begins with the first submission that is counted.
 */
export function createDailyBytes(megabytes: number, megabytesPerClient: number): DailyBytes {
  const all = new RateLimiterMemory({ points: megabytes * MEGABYTE, duration: DAY_SECONDS })
  const each = new RateLimiterMemory({ points: megabytesPerClient * MEGABYTE, duration: DAY_SECONDS })

  /**
   * Counts `bytes` for `key` and returns 0. When `key` has reached its limit already, counts nothing and returns the
   * seconds until its day is over.
   */
  async function countOrWait(limiter: RateLimiterMemory, key: string, bytes: number): Promise<number> {
    const { consumedPoints, msBeforeNext } = await limiter.penalty(key, bytes)
    if (consumedPoints - bytes < limiter.points) return 0
    await giveBack(limiter, key, bytes)
    return Math.ceil(msBeforeNext / 1000)
  }

  async function giveBack(limiter: RateLimiterMemory, key: string, bytes: number): Promise<void> {
    const { consumedPoints } = await limiter.reward(key, bytes)
    // A key whose count is back at zero is deleted. Otherwise every client whose submission was refused would stay in
    // memory for a day.
    if (consumedPoints <= 0) await limiter.delete(key)
  }

  return {
    async spend(client, announced) {
      const ownWait = await countOrWait(each, client, announced)
      if (ownWait > 0) {
        throw new Refusal('rate_limited', 'Too much was sent today. Please try again tomorrow.', {
          retryAfterSeconds: ownWait,
        })
      }
      const wait = await countOrWait(all, EVERYBODY, announced)
      if (wait > 0) {
        await giveBack(each, client, announced)
        throw new Refusal('storage_full', 'Our server takes no more today. Please try again tomorrow.', {
          retryAfterSeconds: wait,
        })
      }
      return async (stored) => {
        await giveBack(each, client, announced - stored)
        await giveBack(all, EVERYBODY, announced - stored)
      }
    },
  }
}
