import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from './log.ts'
import { DAY_MS, forgetKeys, purgeSent, removedIds } from './store/removal.ts'
import type { Store } from './store/store.ts'
import { StoreError } from './store/store-error.ts'

const EVERY_MS = 60 * 60 * 1000

export interface Retention {
  /** Resolves when a running removal is done. */
  stop(): Promise<void>
}

/**
 * Removes submissions that were mailed more than `days` days ago, with their files and the mails in `mailDir`, and the keys of submissions
 * that were removed long ago. Returns the ids of the removed submissions.
 * @throws StoreError
 */
export async function removeOld(store: Store, days: number, mailDir: string, now = new Date()): Promise<string[]> {
  const ids = await purgeSent(store, new Date(now.getTime() - days * DAY_MS), now)
  await removeMailFiles(store, mailDir)
  await forgetKeys(store, now)
  return ids
}

/** Removes the mail files of all removed submissions, unfinished ones and those that an earlier call could not remove included. */
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

/** Removes old submissions now and every hour until it is stopped. */
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
