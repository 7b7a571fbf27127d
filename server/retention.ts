import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from './log.ts'
import { DAY_MS, forgetKeys, purgeSent, removedIds } from './store/removal.ts'
import type { Store } from './store/store.ts'
import { StoreError } from './store/store-error.ts'

const EVERY_MS = 60 * 60 * 1000

export interface Retention {
  /** Resolves when what is under way is done. */
  stop(): Promise<void>
}

/**
 * Removes what was mailed more than `days` days ago: submissions, their files and the mails that lie in `mailDir`. Forgets the keys of
 * what was removed long ago as well. Gives the ids of what it removed.
 * @throws StoreError
 */
export async function removeOld(store: Store, days: number, mailDir: string, now = new Date()): Promise<string[]> {
  const ids = await purgeSent(store, new Date(now.getTime() - days * DAY_MS), now)
  await removeMailFiles(store, mailDir)
  await forgetKeys(store, now)
  return ids
}

/**
 * Removes the mails of removed submissions that were written as files, also those that were never finished, and what an earlier call
 * could not remove.
 */
export async function removeMailFiles(store: Store, mailDir: string): Promise<void> {
  const removed = new Set(await removedIds(store))
  const names = await readdir(mailDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  // `<date>-<receipt>-<id>.eml`, `.part` while it is written.
  const ofRemoved = names.filter((name) => removed.has(/([0-9a-f-]{36})\.(eml|part)$/.exec(name)?.[1] ?? ''))
  for (const name of ofRemoved) await rm(join(mailDir, name), { force: true })
}

/** Starts what removes old submissions, now and every hour, until it is stopped. */
export function startRetention(store: Store, days: number, mailDir: string, log: Log): Retention {
  let running = run()
  const timer = setInterval(() => {
    running = running.then(run)
  }, EVERY_MS)

  async function run(): Promise<void> {
    try {
      const { length } = await removeOld(store, days, mailDir)
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
