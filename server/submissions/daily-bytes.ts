import { RateLimiterMemory } from 'rate-limiter-flexible'
import { Refusal } from '../refusal.ts'

const DAY_SECONDS = 24 * 60 * 60
const MEGABYTE = 1_000_000
const EVERYBODY = 'everybody'

export interface DailyBytes {
  /**
   * Resolves when one more file may be stored.
   * @throws Refusal `rate_limited` for a client, `storage_full` for all together, that have had their megabytes of this day.
   */
  check(client: string): Promise<void>
  /** Counts a file that was stored; bytes. */
  spend(client: string, bytes: number): Promise<void>
}

/** What may be stored in a day, counted from a client's first file, by this process: the disk is not to be filled from outside. */
export function createDailyBytes(limits: { dailyMegabytes: number; dailyMegabytesPerClient: number }): DailyBytes {
  const all = new RateLimiterMemory({ points: limits.dailyMegabytes * MEGABYTE, duration: DAY_SECONDS })
  const each = new RateLimiterMemory({ points: limits.dailyMegabytesPerClient * MEGABYTE, duration: DAY_SECONDS })
  return {
    async check(client) {
      const own = await each.get(client)
      if (own && own.remainingPoints <= 0) {
        throw new Refusal('rate_limited', 'Too many files today. Please try again tomorrow.', {
          retryAfterSeconds: Math.ceil(own.msBeforeNext / 1000),
        })
      }
      const everybodys = await all.get(EVERYBODY)
      if (everybodys && everybodys.remainingPoints <= 0) {
        throw new Refusal('storage_full', 'The relay takes no more files today. Please try again tomorrow.', {
          retryAfterSeconds: Math.ceil(everybodys.msBeforeNext / 1000),
        })
      }
    },
    async spend(client, bytes) {
      await Promise.all([each.penalty(client, bytes), all.penalty(EVERYBODY, bytes)])
    },
  }
}
