import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from './day.ts'
import type { Log } from './log.ts'
import { deleteExpiredParts } from './store/parts.ts'
import { forgetKeys, purgeSent, redateSent, removedIds } from './store/removal.ts'
import { forgetSealingKeys } from './store/sealing-keys.ts'
import { type Store, truncateWal } from './store/store.ts'
import { StoreError, storing } from './store/store-error.ts'
import { storeTime } from './store/store-time.ts'

/** The pause between two removals of old submissions. */
const REMOVAL_INTERVAL_MS = 60 * 60 * 1000

export interface Retention {
  /** Ends the hourly removal of old submissions. If a removal is running, resolves when it is done. */
  stop(): Promise<void>
}

/**
 * Removes submissions that were mailed more than `days` days ago (Infinity: none), with their files and their mail
 * files in `mailDir`.
 * Also deletes
 * - the idempotency keys of submissions that were removed more than `KEY_KEPT_DAYS` ago;
 * - the encryption keys that were replaced more than `REPLACED_KEY_KEPT_DAYS` ago;
 * - the uploaded parts that were stored more than `PARTS_KEPT_MS` ago: their submissions were never completed.
 * Ages are counted back from `now`, by default the time of the store (`storeTime`). Returns the ids of the submissions
 * that this call removed. When a step fails, the other steps are still done.
 * @throws the error of the first step that failed: StoreError, or an error of the file system.
 */
export async function removeOld(store: Store, days: number, mailDir: string, now?: Date): Promise<string[]> {
  const at = now ?? (await storing(() => storeTime(store)))
  let ids: string[] = []
  const steps = [
    // Uploaded parts are deleted first: on a full disk their deletion needs the least room and gives back the most.
    () => deleteExpiredParts(store, at),
    async () => {
      if (days !== Number.POSITIVE_INFINITY) ids = await purgeSent(store, new Date(at.getTime() - days * DAY_MS), at)
    },
    () => removeMailFiles(store, mailDir),
    () => forgetKeys(store, at),
    () => forgetSealingKeys(store, at),
    () => storing(async () => truncateWal(store)),
  ]
  const failures: unknown[] = []
  for (const step of steps) await step().catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
  return ids
}

/**
 * Removes the files in `mailDir` with the mails of removed submissions. This includes unfinished files and files that
 * an earlier call could not remove.
 */
export async function removeMailFiles(store: Store, mailDir: string): Promise<void> {
  const removed = new Set(await removedIds(store))
  const names = await readdir(mailDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  // The name of a mail file ends in `<id>.eml`, or in `<id>.part` while the file is being written.
  const ofRemoved = names.filter((name) => removed.has(/([0-9a-f-]{36})\.(eml|part)$/.exec(name)?.[1] ?? ''))
  for (const name of ofRemoved) await rm(join(mailDir, name), { force: true })
}

/** A clock that is set forward by more than this counts as wrong, before the change or after it. */
const CLOCK_FAULT_MS = 30 * DAY_MS

/**
 * Returns a function that checks whether the store's clock, which shows `now`, has gone on as usual since the last
 * call, and returns whether it has: false if it was set forward since, and at the first call. If the clock was set
 * forward, as on a machine that started with a dead clock, the check also gives the time `now` to the mails that were
 * sent by the wrong clock. Otherwise their submissions could be removed as soon as the clock is right. The function
 * throws StoreError.
 */
function createClockCheck(store: Store): (now: Date) => Promise<boolean> {
  /** What the clock showed at the first call, or when it was last found set forward. */
  let since: Date | undefined
  let previous: { clock: number; monotonic: number } | undefined
  return async (now) => {
    const monotonic = performance.now()
    const expected = previous && previous.clock + monotonic - previous.monotonic
    const wasSetForward = expected !== undefined && now.getTime() - expected > CLOCK_FAULT_MS
    // `REMOVAL_INTERVAL_MS` is added, because a clock may run fast while it is wrong.
    if (since && wasSetForward) await redateSent(store, since, new Date(expected + REMOVAL_INTERVAL_MS), now)
    if (!since || wasSetForward) since = now
    previous = { clock: now.getTime(), monotonic }
    return expected !== undefined && !wasSetForward
  }
}

/**
 * Removes old submissions every hour, until `stop` is called. The first removal is an hour after the call, and none
 * follows directly on a clock that was set forward. A clock that is years ahead thus has an hour to be set right:
 * otherwise it would remove everything that has been mailed, and the encryption keys that devices still use.
 */
export function startRetention(store: Store, days: number, mailDir: string, log: Log): Retention {
  const checkClock = createClockCheck(store)
  // The first run removes nothing, because the clock cannot have been checked before.
  let running = run()
  const timer = setInterval(() => {
    // A removal that takes longer than the interval ends before the next one starts.
    running = running.then(run)
  }, REMOVAL_INTERVAL_MS)

  async function run(): Promise<void> {
    try {
      const now = await storing(() => storeTime(store))
      const isSteady = await checkClock(now)
      if (!isSteady) return
      const { length } = await removeOld(store, days, mailDir, now)
      if (length > 0) log.info({ submissions: length, days }, 'old submissions removed')
    } catch (error) {
      const reason = error instanceof StoreError ? error.reason : (error as NodeJS.ErrnoException).code
      log.error({ reason }, 'old submissions not removed')
    }
  }

  return {
    stop() {
      clearInterval(timer)
      return running
    },
  }
}
